import { readFileSync } from 'node:fs';
import { DockerfileParser, JSONInstruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

type Rule = readonly [fault: string, isBroken: (recipe: Recipe) => boolean];

/** What the rules look at: instructions as they are written, of all stages and of the last. */
interface Recipe {
  readonly bases: readonly string[];
  readonly runs: readonly string[];
  readonly keywords: readonly string[];
  /** Arguments of an instruction in the stage that is shipped. */
  readonly shipped: (keyword: string) => readonly string[];
  readonly isExec: boolean;
}

function read(text: string): Recipe {
  const recipe = DockerfileParser.parse(text);
  const all = recipe.getInstructions();
  const last = all.slice(all.findLastIndex((own) => own.getKeyword() === 'FROM'));
  const given = new Map(
    recipe.getInitialARGs().map((arg) => [arg.getProperty()?.getName(), arg.getProperty()?.getValue()]),
  );
  return {
    bases: recipe
      .getFROMs()
      .map((from) => (from.getImage() ?? '').replace(/\$\{(\w+)\}/g, (_, name: string) => given.get(name) ?? '')),
    runs: all.filter((own) => own.getKeyword() === 'RUN').map((own) => own.toString()),
    keywords: all.map((own) => own.getKeyword()),
    shipped: (keyword) =>
      last.filter((own) => own.getKeyword() === keyword).map((own) => own.getArgumentsContent() ?? ''),
    isExec: last.some(
      (own) => own.getKeyword() === 'CMD' && own instanceof JSONInstruction && own.getJSONStrings().length > 0,
    ),
  };
}

const CACHE = '--mount=type=cache,target=/root/.npm ';
const installs = ({ runs }: Recipe): readonly string[] => runs.filter((run) => /npm ci\b/.test(run));

const RULES: readonly Rule[] = [
  ['a base has no version', ({ bases }) => !bases.every((base) => /:\d[^:]*$|@sha256:[0-9a-f]{64}$/.test(base))],
  ['ADD does more than it says: COPY', ({ keywords }) => keywords.includes('ADD')],
  ['npm install does not keep to the lock file', ({ runs }) => runs.some((run) => /npm (install|i)\b/.test(run))],
  ['packages may run scripts', (recipe) => !installs(recipe).every((run) => run.includes('--ignore-scripts'))],
  ['the cache of npm stays in a layer', (recipe) => !installs(recipe).every((run) => run.includes(CACHE))],
  [
    'it runs as root, or as a name nobody can check',
    ({ shipped }) => !/^[1-9]\d*:[1-9]/.test(shipped('USER').at(-1) ?? ''),
  ],
  ['nobody can ask for its health', ({ shipped }) => shipped('HEALTHCHECK').length !== 1],
  ['its command is run by a shell, which keeps signals to itself', ({ isExec }) => !isExec],
  ['what is shipped runs something instead of copying', ({ shipped }) => shipped('RUN').length > 0],
  ['it copies whatever is there', ({ shipped }) => shipped('COPY').some((copied) => /^\.\s|\*/.test(copied))],
  ['it has no signal to stop by', ({ shipped }) => shipped('STOPSIGNAL').length !== 1],
  ['it does not say what it is', ({ shipped }) => shipped('LABEL').length === 0],
  ['it does not say where it listens', ({ shipped }) => shipped('EXPOSE').length === 0],
  ['it is not in production', ({ shipped }) => !/\bNODE_ENV=production\b/.test(shipped('ENV').join(' '))],
];

/** What is wrong with a recipe of an image, in words; what a general linter says of it comes first. */
function lint(text: string): string[] {
  const recipe = read(text);
  return [
    ...validate(text).map(({ message }) => String(message)),
    ...RULES.filter(([, isBroken]) => isBroken(recipe)).map(([fault]) => fault),
  ];
}

const OURS = readFileSync('Dockerfile', 'utf8');

describe('the Dockerfile', () => {
  it('has nothing a linter holds against it', () => {
    expect(lint(OURS)).toEqual([]);
  });

  it.each([
    ['node:24-bookworm-slim\n', 'node:latest\n', 'a base has no version'],
    ['node:24-bookworm-slim\n', 'node\n', 'a base has no version'],
    ['COPY openapi', 'ADD openapi', 'ADD does more than it says: COPY'],
    ['npm ci --omit', 'npm install --omit', 'npm install does not keep to the lock file'],
    [' --ignore-scripts', '', 'packages may run scripts'],
    ['--mount=type=cache,target=/root/.npm ', '', 'the cache of npm stays in a layer'],
    ['USER 1000:1000', 'USER root', 'it runs as root, or as a name nobody can check'],
    ['USER 1000:1000\n', '', 'it runs as root, or as a name nobody can check'],
    [
      'CMD ["node", "--max-semi-space-size=16", "dist/server.js"]',
      'CMD node dist/server.js',
      'its command is run by a shell, which keeps signals to itself',
    ],
    ['COPY openapi ./openapi', 'COPY . .', 'it copies whatever is there'],
    ['STOPSIGNAL SIGTERM\n', '', 'it has no signal to stop by'],
    ['NODE_ENV=production ', '', 'it is not in production'],
    ['USER 1000:1000', 'USER 1000:1000\nRUN rm -rf /tmp/x', 'what is shipped runs something instead of copying'],
    ['EXPOSE 3000', 'EXPOZE 3000', 'Unknown instruction: EXPOZE'],
  ])('is held to account: %j as %j', (good, bad, fault) => {
    expect(OURS).toContain(good);
    expect(lint(OURS.replace(good, bad))).toContain(fault);
  });

  it('says the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(OURS).toContain(`org.opencontainers.image.version="${version}"`);
  });

  it('is given every file it copies, and no other', () => {
    const allowed = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = DockerfileParser.parse(OURS)
      .getCOPYs()
      .filter((copy) => copy.getFromFlag() === null)
      .flatMap((copy) =>
        copy
          .getArguments()
          .slice(0, -1)
          .map((argument) => argument.getValue()),
      );
    expect([...new Set(copied)].sort()).toEqual(allowed.sort());
  });
});
