import type { RulingsResponse } from '../../contract/rulings.ts';
import type { Language } from '../../core/index.ts';

type WireRuling = RulingsResponse['rulings'][number];
export type Right = WireRuling['rights'][number]['may'][number];
export type RightHolder = WireRuling['rights'][number]['who'];
export type CardPlace = WireRuling['moves']['cards'][number]['to'];
type Named = Exclude<WireRuling['moves']['chips'][number]['from'], number>;

/** What is said around what the engine says: heads of sections, and the small words of a table. */
export interface Words {
  readonly board: string;
  readonly hidden: string;
  readonly pots: string;
  readonly chips: string;
  readonly hands: string;
  readonly handsSoFar: string;
  readonly open: string;
  readonly runouts: string;
  readonly irregular: string;
  readonly notes: string;
  readonly literal: string;
  readonly compared: string;
  readonly steps: string;
  readonly procedure: string;
  readonly rules: string;
  readonly missing: string;
  readonly after: string;
  readonly toDo: string;
  readonly choices: string;

  readonly entry: string;
  readonly ruling: string;
  readonly choice: string;
  readonly otherReading: string;
  readonly discretion: string;
  readonly insteadOf: string;
  readonly same: string;
  readonly house: string;
  readonly carried: string;
  readonly oddChip: string;
  readonly forWhom: string;
  readonly wins: string;
  readonly takesBack: string;
  readonly nothing: string;
  readonly nowHas: string;
  readonly out: string;
  readonly mucked: string;
  readonly unqualified: string;
  readonly nobody: string;
  readonly onBoard: string;
  readonly of: string;
  readonly needed: string;
  readonly agree: string;
  readonly differ: string;
  readonly unruled: string;

  readonly may: string;
  readonly fromNowOn: string;
  readonly nothingMore: string;
  readonly acts: Readonly<Record<Right | 'bringIn' | 'complete' | 'allIn', string>>;
  /** Before the street total of a bet or raise. */
  readonly upTo: string;
  readonly atLeast: string;
  readonly outcomes: Readonly<Record<'settled' | 'incomplete' | 'void', string>>;
  readonly holders: Readonly<Record<RightHolder, string>>;
  readonly chipPlaces: Readonly<Record<Named, string>>;
  readonly cardPlaces: Readonly<Record<CardPlace, string>>;
  readonly unseen: string;
  readonly point: string;
}

const EN: Words = {
  board: 'Board',
  hidden: 'hidden',
  pots: 'Pots',
  chips: 'Chips',
  hands: 'Hands',
  handsSoFar: 'Hands so far',
  open: 'Open',
  runouts: 'Cards to come',
  irregular: 'Irregular',
  notes: 'Note',
  literal: "By the text's own words",
  compared: 'Under other rulebooks',
  steps: 'Why',
  procedure: 'Step by step',
  rules: 'Rules',
  missing: 'Still to be known',
  after: 'The hand after the ruling',
  toDo: 'To do',
  choices: 'Open choices',

  entry: 'Entry',
  ruling: 'Ruling',
  choice: 'Either',
  otherReading: 'by the other reading',
  discretion: 'The floor',
  insteadOf: 'instead of',
  same: 'no difference',
  house: 'the house takes',
  carried: 'stays for the next pot',
  oddChip: 'with the odd chip',
  forWhom: 'for',
  wins: 'wins',
  takesBack: 'takes back',
  nothing: 'nothing',
  nowHas: 'now has',
  out: 'Out of chips',
  mucked: 'mucked',
  unqualified: 'no hand that qualifies',
  nobody: 'nobody',
  onBoard: 'board',
  of: 'of',
  needed: 'needed for',
  agree: 'The rulebooks agree',
  differ: 'The rulebooks differ',
  unruled: 'Not enough is known yet to rule',

  may: 'may',
  fromNowOn: 'From now on',
  nothingMore: 'do nothing more',
  acts: {
    fold: 'fold',
    check: 'check',
    call: 'call',
    bet: 'bet',
    raise: 'raise to',
    bringIn: 'bring in for',
    complete: 'complete to',
    allIn: 'go all-in for',
  },
  upTo: 'up to',
  atLeast: 'or more',
  outcomes: {
    settled: 'the hand is settled',
    incomplete: 'the hand is not settled yet',
    void: 'the hand is void',
  },
  holders: { player: 'the player', matched: 'those who have matched it', others: 'the others' },
  chipPlaces: { pot: 'the pot', 'next-pot': 'the next pot' },
  cardPlaces: {
    board: 'on the board',
    'flop-burn': 'the burn before the flop',
    'turn-burn': 'the burn before the turn',
    'river-burn': 'the burn before the river',
    'out-of-play': 'out of play',
    aside: 'set aside',
    stub: 'back into the stub',
    'face-up': 'stays face up',
    muck: 'into the muck',
  },
  unseen: 'a card nobody has read',
  point: '.',
};

const IT: Words = {
  board: 'Board',
  hidden: 'coperte',
  pots: 'Piatti',
  chips: 'Fiches',
  hands: 'Mani',
  handsSoFar: 'Mani fin qui',
  open: 'Possibilità',
  runouts: 'Carte ancora da dare',
  irregular: 'Irregolarità',
  notes: 'Nota',
  literal: 'Alla lettera del testo',
  compared: 'Con altri regolamenti',
  steps: 'Perché',
  procedure: 'Passo per passo',
  rules: 'Regole',
  missing: 'Ancora da sapere',
  after: 'La mano dopo la decisione',
  toDo: 'Da fare',
  choices: 'Scelte aperte',

  entry: 'Voce',
  ruling: 'Decisione',
  choice: 'O così',
  otherReading: "secondo l'altra lettura",
  discretion: 'Il direttore',
  insteadOf: 'invece di',
  same: 'nessuna differenza',
  house: 'alla casa',
  carried: 'resta per il piatto successivo',
  oddChip: 'con la fiche indivisibile',
  forWhom: 'per',
  wins: 'vince',
  takesBack: 'riprende',
  nothing: 'niente',
  nowHas: 'ora ha',
  out: 'Senza più fiches',
  mucked: 'carte date via',
  unqualified: 'nessuna mano valida',
  nobody: 'nessuno',
  onBoard: 'board',
  of: 'su',
  needed: 'serve per',
  agree: 'I regolamenti concordano',
  differ: 'I regolamenti non concordano',
  unruled: 'Non se ne sa ancora abbastanza per decidere',

  may: 'può',
  fromNowOn: 'Da ora in poi',
  nothingMore: 'non fare altro',
  acts: {
    fold: 'lasciare',
    check: 'fare check',
    call: 'vedere',
    bet: 'puntare',
    raise: 'rilanciare a',
    bringIn: 'fare il bring-in di',
    complete: 'completare a',
    allIn: 'andare all-in per',
  },
  upTo: 'fino a',
  atLeast: 'o più',
  outcomes: {
    settled: 'la mano è decisa',
    incomplete: 'la mano non è ancora decisa',
    void: 'la mano è nulla',
  },
  holders: { player: 'il giocatore', matched: 'chi ha già pareggiato', others: 'gli altri' },
  chipPlaces: { pot: 'il piatto', 'next-pot': 'il piatto successivo' },
  cardPlaces: {
    board: 'sul board',
    'flop-burn': 'carta bruciata prima del flop',
    'turn-burn': 'carta bruciata prima del turn',
    'river-burn': 'carta bruciata prima del river',
    'out-of-play': 'fuori gioco',
    aside: 'da parte',
    stub: 'di nuovo nel mazzo',
    'face-up': 'resta scoperta',
    muck: 'tra gli scarti',
  },
  unseen: 'una carta che nessuno ha letto',
  point: ',',
};

export const WORDS: Readonly<Record<Language, Words>> = { en: EN, it: IT };
