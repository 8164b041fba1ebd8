import { message } from '../explanation/messages.ts';
import { askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, oneOf, seatFact, type Table, type Told } from './facts.ts';
import { payments } from './payments.ts';
import { playOf } from './showdown-facts.ts';

const OTHERS = ['folded', 'mucked', 'still-in'] as const;

/** What became of the others. */
function othersOf(table: Table, { seat }: Told): (typeof OTHERS)[number] | undefined {
  if (seat === undefined) return undefined;
  const others = playOf(table).contributions.filter((own) => own.seat !== seat);
  if (others.some(({ status }) => status === 'live')) return 'still-in';
  return others.some(({ status }) => status === 'mucked') ? 'mucked' : 'folded';
}

const FACTS = {
  seat: seatFact({ en: 'Which player claims the pot?', it: 'Quale giocatore reclama il piatto?' }),
  others: oneOf(
    OTHERS,
    {
      en: 'Did the others fold while there was betting, muck at the showdown, or is one of them still in?',
      it: 'Gli altri hanno lasciato durante le puntate, fatto mucchio allo showdown, o qualcuno è ancora in gioco?',
    },
    othersOf,
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** One procedure for every rulebook: whether a showdown nobody contests is won unseen is a house rule. */
function rule({ seat, others }: Given, { rules: { values, cites }, table }: RulingContext): Asks {
  if (seat === undefined || others === undefined) return askFor({ seat, others });
  const chips = payments(table);
  switch (others) {
    case 'folded':
      return ruled('stands', decision('all-others-folded', { seat }, cite('custom/last-player')), { chips });
    case 'mucked':
      return values.uncontestedShowdown === 'need-not-show'
        ? ruled('stands', decision('uncontested-need-not-show', { seat }, cites.uncontestedShowdown), { chips })
        : ruled('must-table', decision('uncontested-must-show', { seat }, cites.uncontestedShowdown), { chips });
    case 'still-in':
      return ruled('must-table', decision('contested-must-show', { seat }, cite('custom/showdown')));
  }
}

export const mustShow = defineRuling({
  type: 'must-show',
  title: { en: 'Whether the winner has to show', it: 'Se il vincitore deve mostrare' },
  description: {
    en: 'A player claims the pot, and it is asked whether he has to show his cards for it.',
    it: 'Un giocatore reclama il piatto, e si chiede se per averlo deve mostrare le carte.',
  },
  clauses: cite('tda-2024/17-B', 'roberts-11/showdown-1', 'italian-limit-room/8', 'custom/last-player'),
  facts: FACTS,
  books: allBooks(rule),
  messages: {
    'all-others-folded': message<{ seat: number }>({
      en: (f, say) => `Everybody else folded: ${say.player(f.seat)} takes the pot without showing.`,
      it: (f, say) => `Tutti gli altri hanno lasciato: ${say.player(f.seat)} prende il piatto senza mostrare.`,
    }),
    'uncontested-need-not-show': message<{ seat: number }>({
      en: (f, say) => `Everybody else mucked: ${say.player(f.seat)} holds the last hand and need not show it.`,
      it: (f, say) =>
        `Tutti gli altri hanno fatto mucchio: ${say.player(f.seat)} ha l'ultima mano e può non mostrarla.`,
    }),
    'uncontested-must-show': message<{ seat: number }>({
      en: (f, say) => `There has been a showdown: to take the pot ${say.player(f.seat)} shows every card all the same.`,
      it: (f, say) =>
        `C'è stato uno showdown: per prendere il piatto ${say.player(f.seat)} mostra comunque tutte le carte.`,
    }),
    'contested-must-show': message<{ seat: number }>({
      en: (f, say) => `Another hand is still in: ${say.player(f.seat)} shows every card or cannot win.`,
      it: (f, say) =>
        `C'è ancora un'altra mano in gioco: ${say.player(f.seat)} mostra tutte le carte o non può vincere.`,
    }),
  },
});
