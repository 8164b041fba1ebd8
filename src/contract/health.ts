import * as z from 'zod';

export const health = z
  .strictObject({ status: z.literal('ok') })
  .meta({ id: 'Health', description: 'The service is up.', examples: [{ status: 'ok' }] });
