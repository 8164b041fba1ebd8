import { hash } from 'node:crypto';

/** Enough of a digest that two representations never share one. */
const LENGTH = 22;

/** A weak entity tag (RFC 9110, 8.8.3) of a representation as it is sent. */
export const tagOfText = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, LENGTH)}"`;

const OPAQUE = /"[^"]*"/g;

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** Whether a client that sent this `If-None-Match` has the representation of the tag: a list or `*`, compared weakly (RFC 9110, 13.1.2). */
export const isHeld = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.match(OPAQUE)?.some((own) => own === opaque(tag)) === true;
