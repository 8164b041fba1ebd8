import { aHand } from '../explanation/hand-names.ts';
import { type Messages, message, type Speaker } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';

interface WinFacts extends Record<string, number | string | readonly number[] | readonly string[]> {
  seats: readonly number[];
  amounts: readonly number[];
  total: number;
  /** Empty where the hand was won without one. */
  category: string;
  ranks: readonly string[];
}

const withHand = (f: WinFacts, say: Speaker, word: string): string =>
  f.category === '' ? '' : ` ${word} ${aHand(f.category, f.ranks, say.language)}`;

const each = (f: WinFacts, say: Speaker, verb: string): string =>
  say.list(f.seats.map((seat, i) => `${say.player(seat)} ${verb} ${say.chips(f.amounts[i] ?? 0)}`));

export const HEADLINE_MESSAGES: Messages = {
  'headline-win': message<WinFacts>({
    en: (f, say) =>
      `${say.players(f.seats)} ${f.seats.length > 1 ? 'split' : 'wins'} ${say.chips(f.total)}${withHand(f, say, 'with')}`,
    it: (f, say) =>
      `${say.players(f.seats)} ${f.seats.length > 1 ? 'dividono' : 'vince'} ${say.chips(f.total)}${withHand(f, say, 'con')}`,
  }),
  'headline-several-win': message<WinFacts>({
    en: (f, say) => each(f, say, 'wins'),
    it: (f, say) => each(f, say, 'vince'),
  }),
  'headline-best-hand': message<WinFacts>({
    en: (f, say) =>
      f.seats.length > 1
        ? `${say.players(f.seats)} are equal${withHand(f, say, 'with')}`
        : `${say.players(f.seats)} has the best hand${withHand(f, say, 'with')}`,
    it: (f, say) =>
      f.seats.length > 1
        ? `${say.players(f.seats)} sono alla pari${withHand(f, say, 'con')}`
        : `${say.players(f.seats)} ha la mano migliore${withHand(f, say, 'con')}`,
  }),
  'headline-nothing-won': message<WinFacts>({
    en: () => 'Nothing is left to be won: every chip went back or stays for the next hand',
    it: () => 'Non resta nulla da vincere: ogni fiche è tornata indietro o resta per la mano successiva',
  }),
  'headline-irregular': message<{ action: number; seat: number }>({
    en: (f, say) =>
      `Entry ${f.action + 1} of the history (${say.player(f.seat)}) is irregular: the replay stops before it`,
    it: (f, say) =>
      `La voce ${f.action + 1} della storia (${say.player(f.seat)}) è irregolare: la ricostruzione si ferma prima`,
  }),
  'replay-stops': message<Record<string, never>>({
    en: () => 'The hand stands as it was before this action; the floor decides how it goes on.',
    it: () => "La mano resta com'era prima di questa azione; decide il direttore come proseguire.",
  }),
  'settled-all-in-muck': message<Record<string, never>>({
    en: () => 'With a player all-in and the betting over every hand is tabled: the hand is live and counts.',
    it: () => 'Con un giocatore all-in e le puntate finite ogni mano si scopre: la mano è viva e conta.',
  }),
  'settled-opened-without-openers': message<Record<string, never>>({
    en: () => 'The hand is played out; openers are proven at the end.',
    it: () => "La mano si gioca fino in fondo; l'apertura si prova alla fine.",
  }),
  'headline-void': message<Record<string, never>>({
    en: () => 'The hand is void: every bet goes back',
    it: () => 'La mano è nulla: ogni puntata torna indietro',
  }),
  'headline-to-act': message<{ seat: number; call: number }>({
    en: (f, say) => `${say.player(f.seat)} is to act${f.call > 0 ? `, a call is ${say.chips(f.call)}` : ''}`,
    it: (f, say) =>
      `Tocca ${atName(say.player(f.seat))}${f.call > 0 ? `, per vedere servono ${say.chips(f.call)}` : ''}`,
  }),
  'headline-to-deal': message<{ street: string }>({
    en: (f, say) => `Not decided yet: ${say.theStreet(f.street)} is to be dealt`,
    it: (f, say) => `Non ancora deciso: va dato ${say.theStreet(f.street)}`,
  }),
  'headline-to-draw': message<{ seat: number; most: number }>({
    en: (f, say) => `${say.player(f.seat)} is to draw, up to ${f.most}`,
    it: (f, say) => `Tocca ${atName(say.player(f.seat))} cambiare, fino a ${f.most} carte`,
  }),
  'headline-all-withdrew': message<{ amount: number }>({
    en: (f, say) => `Everybody withdrew: the ${say.chips(f.amount)} in the pot stays for the next deal`,
    it: (f, say) => `Si sono ritirati tutti: i ${say.chips(f.amount)} del piatto restano per la mano successiva`,
  }),
  'headline-to-discard': message<{ seat: number; count: number }>({
    en: (f, say) => `${say.player(f.seat)} is to discard ${f.count}`,
    it: (f, say) => `Tocca a ${say.player(f.seat)} scartare ${f.count === 1 ? 'una carta' : `${f.count} carte`}`,
  }),
  'headline-all-passed': message<{ amount: number }>({
    en: (f, say) => `Everybody passed: the ${say.chips(f.amount)} in the pot stays for the next deal`,
    it: (f, say) => `Giro di passo: i ${say.chips(f.amount)} del piatto restano per la mano successiva`,
  }),
  'headline-to-show': message<{ seat: number }>({
    en: (f, say) => `Not decided yet: ${say.player(f.seat)} must show`,
    it: (f, say) => `Non ancora deciso: ${say.player(f.seat)} deve mostrare le carte`,
  }),
  'headline-open': message<Record<string, never>>({
    en: () => 'Not decided yet',
    it: () => 'Non ancora deciso',
  }),
};
