import * as z from 'zod';

/** Characters an answer read aloud may have. */
const LONGEST = 1_000_000;

export const readAloud = z.string().max(LONGEST).meta({
  id: 'ReadAloud',
  description:
    'The answer as a dealer reads it to the table, in the language of `Accept-Language`: what it is first, then the chips, the hands, what was irregular and why. For people; programs read JSON.',
});
