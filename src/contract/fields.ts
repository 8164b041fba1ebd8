import * as z from 'zod';
import { CARD_PATTERN, JOKER_PATTERN, SEAT_LIMIT } from '../core/index.ts';
import type { FaultCode } from './faults.ts';

/** Names the fault of a value that is there but wrong; a missing one stays `required`. */
const named =
  (code: FaultCode) =>
  (issue: { readonly input?: unknown }): FaultCode | undefined =>
    issue.input === undefined ? undefined : code;

/** Text of at most `most` characters, counted as a reader and JSON Schema count them. */
export const text = (most: number) =>
  z
    .string()
    .refine((value) => value.length <= most || (value.length <= 2 * most && [...value].length <= most), {
      params: { code: 'too-long', most },
    })
    .meta({ maxLength: most });

export const whole = (least: number, most: number) => z.int().min(least).max(most);

export const amount = z
  .int({ error: named('not-an-amount') })
  .min(0, { error: 'not-an-amount' })
  .meta({ id: 'Amount', description: 'A whole number of the smallest unit of play: chips or cents.', examples: [300] });

export const signedAmount = z
  .int()
  .meta({ id: 'SignedAmount', description: 'A difference of amounts; negative is a loss.', examples: [-100] });

export const seatNumber = whole(1, SEAT_LIMIT).meta({
  id: 'Seat',
  description: 'A place at the table, 1 to 10 clockwise.',
  examples: [1],
});

export const seatList = z.array(seatNumber).max(SEAT_LIMIT);

export const boardNumber = whole(1, 3).meta({ id: 'BoardNumber', description: 'Which board, from 1.', examples: [1] });

/** `"??"` or any spelling of a card. */
const INPUT_PATTERN = new RegExp(`${CARD_PATTERN.source}|^\\?\\?$`, 'u');

export const cardInput = z
  .string({ error: named('bad-card') })
  .regex(INPUT_PATTERN, { error: 'bad-card' })
  .meta({
    id: 'CardInput',
    description:
      'Rank and suit, as `As`, `Td`, `10h`, `qS` or `K♠`. `??` is a card nobody has seen. Answers are always written as `As`.',
    examples: ['As', '10h', 'K♠', '??'],
    maxLength: 3,
  });

/** The same, or a joker. */
const DEALT_PATTERN = new RegExp(`${INPUT_PATTERN.source}|${JOKER_PATTERN.source}`, 'u');

export const dealtCard = z
  .string({ error: named('bad-card') })
  .regex(DEALT_PATTERN, { error: 'bad-card' })
  .meta({
    id: 'DealtCard',
    description:
      'A card as in `CardInput`, or `Jk` for the joker, in games whose deck has one. What a joker stands for follows from where it lies in deal order.',
    examples: ['As', 'Jk', '??'],
    maxLength: 3,
  });

export const card = z
  .string()
  .regex(/^(?:[2-9TJQKA][cdhs]|Jk|\?\?)$/)
  .meta({
    id: 'Card',
    description: 'Rank `23456789TJQKA`, suit `cdhs`; `Jk` is the joker.',
    examples: ['As'],
    maxLength: 2,
  });

/** A stable kebab-case word. */
export const code = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(64)
  .meta({
    id: 'Code',
    description: 'A stable, lower-case, hyphenated word. Never changes with the language.',
    examples: ['pot-built'],
  });

export const sentence = z
  .string()
  .max(2_000)
  .meta({ id: 'Sentence', description: 'Text for people, in the language asked for.', examples: ['Anna wins 600.'] });

export const citationId = z
  .string()
  .max(96)
  .meta({ id: 'CitationId', description: 'A clause as `source/section`; see `citations`.', examples: ['tda-2024/21'] });

export const cites = z.array(citationId).max(16);

export const reference = text(128).meta({
  id: 'Reference',
  description: 'Anything the client wants to find again: comes back unchanged.',
  examples: ['table 7, hand 1204'],
});

export const player = text(64).meta({
  id: 'Player',
  description: 'A label for the seat, echoed and never interpreted.',
  examples: ['anna'],
});

/** The hole cards a player names to play apart. */
export const split = z
  .array(cardInput)
  .max(4)
  .meta({
    id: 'Split',
    description: "In games that part the hole cards: the two played as the hold'em hand.",
    examples: [['As', 'Kd']],
  });

/** A list of the members of a closed set, as zod wants it. */
export const oneOf = <const T extends string>(values: readonly T[]) => z.enum(values);
