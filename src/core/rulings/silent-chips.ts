import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling } from './define-ruling.ts';
import { chipsFact, type FactTable, type Table } from './facts.ts';
import { behindOf, entryOf } from './figures.ts';
import { actor, checkFigures, lastChips, toCall, toRaise } from './shared-facts.ts';
import { SILENT_MESSAGES } from './silent-messages.ts';
import { blindOption, inSilence } from './silent-motion.ts';
import { UNDER_RAISE_FACTS } from './under-raise.ts';
import { UNDERCALL_FACTS } from './undercall-facts.ts';

/** The chips of the action a history cannot be followed past. */
export function chipsInHistory(table: Table): readonly number[] | undefined {
  const entry = entryOf(table);
  return entry?.action === 'chips' ? entry.chips : undefined;
}

/** What decides about a motion made in silence, besides its chips. */
export const SILENT_TOLD = {
  toCall,
  toRaise,
  lastChips,
  blindOption,
  ...UNDER_RAISE_FACTS,
  ...UNDERCALL_FACTS,
} as const satisfies FactTable;

const FACTS = {
  seat: actor,
  chips: chipsFact(
    {
      en: 'Which chips did the player put in, by value, in one motion and without a word?',
      it: 'Quali fiche ha messo il giocatore, per valore, con un solo gesto e senza parlare?',
    },
    chipsInHistory,
  ),
  ...SILENT_TOLD,
} as const satisfies FactTable;

export const silentChips = defineRuling({
  type: 'silent-chips',
  title: { en: 'Larger chips put in without a word', it: 'Fiche maggiori messe senza parlare' },
  description: {
    en: 'In one motion and without a word a player put in chips, perhaps more than the amount in play.',
    it: "Con un solo gesto e senza parlare un giocatore ha messo delle fiche, forse oltre l'importo in gioco.",
  },
  clauses: cite(
    'italian-tournament/10',
    'italian-tournament/12',
    'tda-2024/44',
    'tda-2024/45-A',
    'tda-2024/45-B',
    'wsop-2024/L178',
    'wsop-2024/T97',
    'roberts-11/betting-and-raising-13',
    'roberts-11/betting-and-raising-14',
  ),
  facts: FACTS,
  check: (facts, table) => {
    const { chips = [], toCall: price, toRaise: least } = facts;
    const total = chips.reduce((sum, chip) => sum + chip, 0);
    const worthless = chips.indexOf(0);
    return [
      ...(worthless < 0
        ? []
        : [{ fact: 'chips', index: worthless, code: 'fact-too-small', facts: { amount: 0, least: 1 } }]),
      ...checkFigures(
        { put: chips.length === 0 ? undefined : total, toCall: price, toRaise: least },
        behindOf(table, facts),
        'chips',
      ),
    ];
  },
  books: allBooks(inSilence),
  messages: SILENT_MESSAGES,
});
