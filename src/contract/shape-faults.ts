import type * as z from 'zod';
import { err, ok, type Result } from '../core/index.ts';
import { type FaultCode, isFaultCode, LONGEST_POINTER } from './faults.ts';

/** A fault of shape before it is put into words. */
export interface ShapeFault {
  readonly pointer: string;
  readonly code: FaultCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

/** An RFC 6901 pointer. */
export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Where a field lies that nobody knows; where its name is longer than a pointer may be, what it lies in. */
function pointerTo(path: Path, key: string): string {
  const pointer = pointerOf([...path, key]);
  return pointer.length > LONGEST_POINTER ? pointerOf(path) : pointer;
}

const TOO_BIG: Readonly<Record<string, FaultCode>> = { string: 'too-long', array: 'too-many', record: 'too-many' };
const TOO_SMALL: Readonly<Record<string, FaultCode>> = { string: 'too-short', array: 'too-few', record: 'too-few' };

/** The fault of the field that says which kind of thing this is. */
const discriminated = ({ input, discriminator }: RawIssue): FaultCode =>
  Object.hasOwn(Object(input), String(discriminator)) ? 'not-one-of' : 'required';

function codeOf(issue: RawIssue): FaultCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong-type';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'not-one-of';
    case 'too_big':
      return TOO_BIG[String(issue.origin)] ?? 'too-large';
    case 'too_small':
      return TOO_SMALL[String(issue.origin)] ?? 'too-small';
    case 'unrecognized_keys':
      return 'unknown-field';
    case 'invalid_format':
      return 'bad-format';
    case 'invalid_union':
      return issue.options === undefined ? 'invalid' : discriminated(issue);
    case 'custom':
      return issue.params?.code ?? 'invalid';
    default:
      return 'invalid';
  }
}

/** The error map given to zod: every message is a stable code, put into words when the language is known. */
const codeAsMessage = (issue: RawIssue): FaultCode => codeOf(issue);

function factsOf(issue: Issue): ShapeFault['facts'] {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: issue.expected };
    case 'invalid_value':
      return { values: issue.values.map(String).join(', ') };
    case 'invalid_union':
      return 'options' in issue ? { values: [issue.options].flat().map(String).join(', ') } : {};
    case 'too_big':
      return { most: Number(issue.maximum) };
    case 'too_small':
      return { least: Number(issue.minimum) };
    case 'custom':
      return { most: Number(issue.params?.most ?? 0) };
    default:
      return {};
  }
}

const depth = (issues: readonly Issue[]): number =>
  issues.reduce((most, issue) => Math.max(most, issue.path.length), 0);

/** Of a union's branches, the one the value came closest to: the deepest fault, then the fewest. */
function closest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const [best = []] = [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return best;
}

function faultsOfIssue(issue: Issue, base: Path): ShapeFault[] {
  const path = [...base, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ pointer: pointerTo(path, key), code: 'unknown-field', facts: {} }));
    case 'invalid_union':
      return issue.errors.length > 0
        ? closest(issue.errors).flatMap((inner) => faultsOfIssue(inner, path))
        : [faultAt(issue, path)];
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => faultsOfIssue(inner, path));
    default:
      return [faultAt(issue, path)];
  }
}

const faultAt = (issue: Issue, path: Path): ShapeFault => ({
  pointer: pointerOf(path),
  code: isFaultCode(issue.message) ? issue.message : 'invalid',
  facts: factsOf(issue),
});

/** Every fault zod found, in the order of the request. */
const shapeFaults = (issues: readonly Issue[]): ShapeFault[] => issues.flatMap((issue) => faultsOfIssue(issue, []));

/** A value of the described shape, or everything that is wrong with it. */
export function ofShape<T>(schema: z.ZodType<T>, value: unknown): Result<T, readonly ShapeFault[]> {
  const read = schema.safeParse(value, { error: codeAsMessage });
  return read.success ? ok(read.data) : err(shapeFaults(read.error.issues));
}
