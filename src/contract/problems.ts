import * as z from 'zod';
import type { Wire } from './components.ts';
import { LONGEST_POINTER, MOST_FAULTS } from './faults.ts';
import { code, sentence, whole } from './fields.ts';

const place = whole(1, Number.MAX_SAFE_INTEGER).optional();

const faultBody = z
  .strictObject({ pointer: z.string().max(LONGEST_POINTER), code, detail: sentence, line: place, column: place })
  .meta({
    id: 'Fault',
    description: 'One thing that is wrong, and where (RFC 6901); in a text also its line and column, from 1.',
    examples: [{ pointer: '/seats/0/hole/1', code: 'bad-card', detail: 'This is no card.' }],
  });

export const problemBody = z
  .strictObject({
    type: z.string().max(128),
    title: z.string().max(128),
    status: whole(400, 599),
    detail: sentence,
    code,
    instance: z.string().max(128),
    errors: z.array(faultBody).max(MOST_FAULTS),
  })
  .meta({ id: 'Problem', description: 'Why there is no answer (RFC 9457), with every fault at once.' });

export type FaultBody = Wire<z.infer<typeof faultBody>>;
export type ProblemBody = Wire<z.infer<typeof problemBody>>;
