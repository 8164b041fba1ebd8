import { Readable } from 'node:stream';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod';
import { ofShape, type ShapeFault } from '../contract/shape-faults.ts';

/** A request that is not of the described shape, with everything that is wrong. */
export class ShapeError extends Error {
  readonly faults: readonly ShapeFault[];

  constructor(faults: readonly ShapeFault[]) {
    super('not of the described shape');
    this.faults = faults;
  }
}

/** Validates with zod; faults keep their codes and are put into words by the problems plugin. */
export const zodValidator: FastifySchemaCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof z.ZodType)) return (value: unknown) => ({ value });
  return (value: unknown) => {
    // A stream is read where it is answered, line by line.
    if (value instanceof Readable) return { value };
    const read = ofShape(schema, value);
    return read.ok ? { value: read.value } : { error: new ShapeError(read.error) };
  };
};

/** Replies are checked by the tests, not again at every answer: that would cost more than the answer. */
export const plainSerializer: FastifySerializerCompiler<unknown> = () => (value) => JSON.stringify(value);
