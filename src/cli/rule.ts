import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import { FORMATS, type FormatFault } from '../formats/index.ts';
import { recordedRequest } from '../service/recorded-request.ts';

const HELP = `Rules recorded hands through a running service and prints each as a dealer would read it.

  npm run --silent rule -- FILE.phh [--url http://127.0.0.1:3000] [--lang en|it] [--json]

Exit status: 0 every hand read and regular, 1 some hand irregular or refused, 2 a file that cannot be read.
`;

/** Where the text goes and what the command is worth, so that a test can run it without a process. */
export interface Output {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

interface Options {
  readonly url: string;
  readonly lang: string;
  readonly json: boolean;
}

const faultText = ({ line, column, code, expected, detail }: FormatFault): string =>
  `${line}:${column} ${code}${detail === null ? '' : `: ${detail}`}${expected === null ? '' : ` (expected ${expected})`}`;

async function post(body: object, { url, lang }: Options): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': lang };
  return fetch(`${url}/v1/adjudications`, { method: 'POST', headers, body: JSON.stringify(body) });
}

function read(ruling: AdjudicationResponse): string[] {
  const steps = ruling.explanation.map(
    ({ id, text, cites }) => `${String(id).padStart(4)}. ${text}  [${cites.join(', ')}]`,
  );
  return [ruling.headline, ...steps];
}

/** Rules one hand. Out: whether it was ruled with no irregular action. */
async function ruleHand(name: string, body: object, options: Options, out: Output): Promise<boolean> {
  const response = await post(body, options);
  if (!response.ok) {
    out.complain(`${name}: ${response.status} ${await response.text()}`);
    return false;
  }
  const ruling = (await response.json()) as AdjudicationResponse;
  out.print(options.json ? JSON.stringify(ruling) : [name, ...read(ruling)].join('\n'));
  return ruling.legality?.legal !== false;
}

async function ruleFile(file: string, options: Options, out: Output): Promise<number> {
  const format = FORMATS.find(({ extensions }) => extensions.some((extension) => file.endsWith(extension)));
  const history = format?.read(readFileSync(file, 'utf8'));
  if (history === undefined || !history.ok) {
    const faults = history === undefined ? ['no format reads this kind of file'] : history.error.map(faultText);
    out.complain(`${file}: ${faults.join('; ')}`);
    return 2;
  }
  let status = 0;
  for (const { number, hand } of history.value.entries) {
    const name = number === null ? file : `${file} [${number}]`;
    const body = hand.ok ? recordedRequest(hand.value) : null;
    if (!hand.ok) out.complain(`${name}: ${hand.error.map(faultText).join('; ')}`);
    if (body === null) status = Math.max(status, 2);
    else if (!(await ruleHand(name, body, options, out))) status = Math.max(status, 1);
  }
  return status;
}

/** The command: reads each file, has its hands ruled, prints them. Out: the exit status. */
export async function rule(args: readonly string[], out: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3000' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length === 0) {
    out.print(HELP);
    return values.help ? 0 : 2;
  }
  let status = 0;
  for (const file of positionals) status = Math.max(status, await ruleFile(file, values, out));
  return status;
}
