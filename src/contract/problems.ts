import * as z from 'zod';
import type { Wire } from './components.ts';
import { code, sentence, whole } from './fields.ts';

const faultBody = z.strictObject({ pointer: z.string().max(1_024), code, detail: sentence }).meta({
  id: 'Fault',
  description: 'One thing that is wrong, and where (RFC 6901).',
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
    errors: z.array(faultBody).max(10_000),
  })
  .meta({ id: 'Problem', description: 'Why there is no answer (RFC 9457), with every fault at once.' });

export type FaultBody = Wire<z.infer<typeof faultBody>>;
export type ProblemBody = Wire<z.infer<typeof problemBody>>;
