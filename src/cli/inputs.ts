import { createReadStream, type Stats, statSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { peek } from '../bulk/peek.ts';
import type { Language } from '../core/index.ts';
import { FORMATS } from '../formats/index.ts';
import { type Output, Report } from './output.ts';

/** A file, or the standard input, to be read. */
export interface Input {
  readonly name: string;
  /** Bytes on the disk; 0 where nobody knows. */
  readonly size: number;
  /** Its text in bytes, unpacked, telling how many bytes of the file were read. */
  readonly open: (read: (bytes: number) => void) => AsyncIterable<Uint8Array>;
}

const EXTENSIONS = FORMATS.flatMap(({ extensions }) => extensions);

/** In a folder, only files that look like records are meant. */
const IN_FOLDER = EXTENSIONS.flatMap((extension) => [`**/*${extension}`, `**/*${extension}.gz`]);

async function* counted(source: AsyncIterable<Uint8Array>, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    read(bytes.length);
    yield bytes;
  }
}

/** How gzip begins. */
const MAGIC = [0x1f, 0x8b];

/** Unpacks what begins as gzip does. */
async function* unpacked(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, whole } = await peek(source, MAGIC.length);
  // What the pipeline fails of, its last stream fails of.
  if (MAGIC.every((byte, i) => head[i] === byte))
    yield* pipeline(Readable.from(whole), createGunzip(), () => undefined);
  else yield* whole;
}

const fileAt = (name: string): Input => ({
  name,
  // A link may lead nowhere; opening it says so.
  size: statOf(name)?.size ?? 0,
  open: (read) => unpacked(counted(createReadStream(name), read)),
});

const NO_FILE: Readonly<Record<Language, string>> = { en: 'no such file', it: 'questo file non esiste' };

/** The files named by paths, folders and patterns, in the order given; `-` is the standard input. */
async function inputsOf(names: readonly string[], { stdin }: Output, report: Report): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  for (const name of names) {
    if (name === '-') {
      inputs.push({ name, size: 0, open: (read) => unpacked(counted(stdin(), read)) });
      continue;
    }
    const found = await filesOf(name);
    if (found.length === 0) report.complain(`${name}: ${NO_FILE[report.language]}`);
    inputs.push(...found.map(fileAt));
  }
  return inputs;
}

/** Does the work of a command on every input; one that cannot be read takes no other with it. Out: the exit status. */
export async function onEach(
  { names, lang }: { readonly names: readonly string[]; readonly lang: Language },
  out: Output,
  work: (input: Input, report: Report) => Promise<void>,
  begin: (inputs: readonly Input[]) => void = () => undefined,
): Promise<Report> {
  const report = new Report(out, lang);
  const inputs = await inputsOf(names, out, report);
  begin(inputs);
  for (const input of inputs) {
    try {
      await work(input, report);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      report.complain(`${input.name}: ${error.message}`);
    }
  }
  return report;
}

/** All of an input as text. */
export async function textOf(input: Input): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const bytes of input.open(() => undefined)) parts.push(bytes);
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** What is at a path, if anything: a pattern need not be a path that could exist. */
function statOf(name: string): Stats | undefined {
  try {
    return statSync(name);
  } catch {
    return undefined;
  }
}

/** A folder's records, what a pattern finds, or what the path itself is: a file, or a pipe that a shell makes of a command. */
async function filesOf(name: string): Promise<string[]> {
  const stat = statOf(name);
  if (stat?.isDirectory() === true)
    return (await glob(IN_FOLDER, { cwd: name, absolute: true, caseSensitiveMatch: false })).sort();
  return stat === undefined ? (await glob(name, { absolute: true })).sort() : [name];
}
