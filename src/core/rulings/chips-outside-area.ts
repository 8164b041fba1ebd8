import { message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { type FactTable, type FactValues, flag } from './facts.ts';
import { actor } from './shared-facts.ts';
import { type Named, named, who, whoFirst } from './words.ts';

const FACTS = {
  seat: actor,
  declared: flag({
    en: 'Had the player declared the wager before putting the chips down?',
    it: 'Il giocatore aveva dichiarato la puntata prima di posare le fiche?',
  }),
  inFront: flag({
    en: 'Do the chips lie in front of the player, inside the play area?',
    it: "Le fiche sono davanti alla postazione, dentro l'area di gioco?",
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

function italian({ seat, declared, inFront }: Given): Asks {
  const cites = cite('italian-tournament/9');
  if (inFront === undefined) return ask('inFront');
  if (inFront) return ruled('proceed', decision('chips-in-play', named(seat), cites));
  if (declared === undefined) return ask('declared');
  return declared
    ? ruled('proceed', decision('chips-into-area', named(seat), cites))
    : ruled('may-withdraw', decision('chips-not-in-play', named(seat), cites));
}

/** A book's clauses on words, on chips put in, and on what neither tells. */
interface Book {
  readonly words: Cites;
  readonly chips: Cites;
  readonly unclear: Cites;
}

const under =
  ({ words, chips, unclear }: Book) =>
  ({ seat, declared, inFront }: Given): Asks => {
    if (declared === undefined) return ask('declared');
    if (declared) return ruled('proceed', decision('declared-wager-binds', named(seat), words));
    if (inFront === undefined) return ask('inFront');
    return inFront
      ? ruled('proceed', decision('chips-in-play', named(seat), chips))
      : ruled('floor-decides', decision('chips-place-unclear', named(seat), unclear));
  };

const tda = under({
  words: cite('tda-2024/40'),
  chips: cite('tda-2024/40'),
  unclear: cite('tda-2024/40', 'tda-2024/1'),
});
const roberts = under({
  words: cite('roberts-11/betting-and-raising-8'),
  chips: cite('roberts-11/betting-and-raising-12'),
  unclear: cite('roberts-11/decision-making-1'),
});

export const chipsOutsideArea = defineRuling({
  type: 'chips-outside-area',
  title: { en: 'Chips put down outside the play area', it: "Fiche posate fuori dall'area di gioco" },
  description: {
    en: 'A player put chips down, and whether they are wagered is in doubt because of where they lie.',
    it: 'Un giocatore ha posato delle fiche, e per dove si trovano non è chiaro se siano puntate.',
  },
  clauses: cite(
    'italian-tournament/9',
    'tda-2024/40',
    'roberts-11/betting-and-raising-8',
    'roberts-11/betting-and-raising-12',
  ),
  facts: FACTS,
  // The World Series' rules known to us do not speak of it; its tournaments are played by the TDA's.
  books: { 'italian-tournament': italian, 'tda-2024': tda, 'wsop-2024': tda, 'roberts-11': roberts },
  messages: {
    'chips-in-play': message<Named>({
      en: (f, say) => `The chips lie in front of ${who(f, say)}, inside the play area: they are wagered.`,
      it: (f, say) => `Le fiche sono davanti ${atName(who(f, say))}, dentro l'area di gioco: sono puntate.`,
    }),
    'chips-into-area': message<Named>({
      en: (f, say) => `The wager is declared: ${who(f, say)} puts the chips in front of him, inside the play area.`,
      it: (f, say) => `La puntata è dichiarata: ${who(f, say)} mette le fiche davanti a sé, dentro l'area di gioco.`,
    }),
    'chips-not-in-play': message<Named>({
      en: (f, say) =>
        `Undeclared and outside the play area, the chips are not wagered: ${who(f, say)} may take them back and acts.`,
      it: (f, say) =>
        `Non dichiarate e fuori dall'area di gioco, le fiche non sono puntate: ${who(f, say)} può riprenderle e parla.`,
    }),
    'declared-wager-binds': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} declared it first: the wager binds wherever the chips lie.`,
      it: (f, say) => `La dichiarazione viene prima: la puntata vincola ovunque siano le fiche (${who(f, say)}).`,
    }),
    'chips-place-unclear': message<Named>({
      en: (f, say) =>
        `Without a word and without chips in front of ${who(f, say)} the floor decides whether it is a wager.`,
      it: (f, say) => `Senza parole e senza fiche davanti ${atName(who(f, say))} decide il direttore se è una puntata.`,
    }),
  },
});
