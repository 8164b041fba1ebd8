/** A JSON Schema or another object of the document. */
export interface Node {
  readonly [key: string]: unknown;
}

/** Whether a value is sent to the service or comes from it. */
export type Direction = 'request' | 'response';

/** What a client that follows the released document may trip over. */
export const CHANGE_KINDS = [
  'server-removed',
  'key-sent-otherwise',
  'path-removed',
  'operation-removed',
  'operation-id-changed',
  'security-added',
  'parameter-removed',
  'parameter-required',
  'body-required',
  'body-removed',
  'media-type-removed',
  'status-removed',
  'status-added',
  'header-removed',
  'type-changed',
  'values-removed',
  'values-opened',
  'bound-moved',
  'pattern-changed',
  'field-removed',
  'field-required',
  'field-optional',
  'fields-closed',
  'fields-opened',
  'alternative-removed',
  'alternative-added',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A breaking change and its place in the document as it is now; of what is gone, its place in the released one. */
export interface Change {
  readonly pointer: string;
  readonly kind: ChangeKind;
  readonly detail: string;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under a key, where that is an object; nothing otherwise. */
export const nodeAt = (node: unknown, key: string): Node => {
  const found = isNode(node) ? node[key] : undefined;
  return isNode(found) ? found : {};
};

/** The place of a key under a place (RFC 6901). */
export const under = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
