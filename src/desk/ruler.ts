import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { Engine } from './engine/client.ts';
import { boardSize, type Game } from './state/game.ts';
import { boardsOf, type Hand, requestOf, type Told } from './state/hand.ts';
import type { Ruled } from './view/context.ts';

type Book = NonNullable<Told['rulebook']>;

/** Nothing ruled yet. */
export const UNRULED: Omit<Ruled, 'request'> = { answer: null, faults: [], compared: null, counting: false };

/** A count is worth it where cards are to come and nobody acts before them. */
const isOpen = ({ outcome, next, decision }: AdjudicationResponse): boolean =>
  outcome === 'incomplete' && next?.kind === 'deal' && decision.pots.some(({ status }) => status === 'deal');

/** Rules a hand as it changes: what is newest wins, whatever was asked before is dropped. */
export class Ruler {
  readonly #engine: Engine;
  readonly #books: readonly Book[];
  readonly #show: (ruled: Ruled) => void;
  #turn = 0;

  constructor(engine: Engine, books: readonly Book[], show: (ruled: Ruled) => void) {
    this.#engine = engine;
    this.#books = books;
    this.#show = show;
  }

  /** Rules the hand, then compares it with every other rulebook and counts the boards to come. */
  async rule(hand: Hand, game: Game, stepping: boolean): Promise<void> {
    const turn = ++this.#turn;
    this.#engine.stopCounting();
    const request = requestOf(hand, game);
    const isStale = (): boolean => turn !== this.#turn;
    const asked = stepping ? await this.#asDealt(request, game) : request;
    if (isStale()) return;
    const answer = await this.#engine.ask('adjudicate', asked);
    if (isStale()) return;
    if (!answer.ok) {
      const faults = 'faults' in answer.error ? answer.error.faults : [];
      this.#show({ ...UNRULED, request: asked, faults });
      return;
    }
    let ruled: Ruled = { ...UNRULED, request: asked, answer: answer.value };
    this.#show(ruled);
    const compared = await this.#compare(asked, answer.value.meta.rulebook);
    if (isStale()) return;
    ruled = { ...ruled, compared };
    this.#show(ruled);
    if (isOpen(answer.value) && asked.runouts === undefined) await this.#count(ruled, isStale);
  }

  /** The same hand beside every other rulebook; null where one of them cannot read it. */
  async #compare(request: Told, own: string): Promise<AdjudicationResponse | null> {
    const compare = this.#books.filter((book) => book !== own);
    const answer = await this.#engine.ask('adjudicate', { ...request, compare });
    return answer.ok ? answer.value : null;
  }

  async #count(ruled: Ruled, isStale: () => boolean): Promise<void> {
    const request = { ...ruled.request, runouts: true };
    const quick = await this.#engine.ask('adjudicate', request);
    if (isStale()) return;
    if (quick.ok) {
      this.#show({ ...ruled, request, answer: quick.value });
      return;
    }
    if (quick.error.kind !== 'over-budget') return;
    this.#show({ ...ruled, counting: true });
    const counted = await this.#engine.count(request);
    if (isStale()) return;
    this.#show(counted.ok ? { ...ruled, request, answer: counted.value } : ruled);
  }

  /** While stepping through a history, only the board cards that lie by then. */
  async #asDealt(request: Told, game: Game): Promise<Told> {
    const { board, boards, ...rest } = request;
    const told = boardsOf({ told: request, way: 'history' });
    const most = Math.min(...told.map((own) => own.length));
    for (const count of game.boardCounts.filter((own) => own < Math.min(most, boardSize(game)))) {
      const cut = told.map((own) => own.slice(0, count));
      const part = { ...rest, ...(cut.length > 1 ? { boards: cut } : { board: cut[0] ?? [] }) };
      const answer = await this.#engine.ask('adjudicate', part);
      if (answer.ok && answer.value.next?.kind !== 'deal') return part;
    }
    return request;
  }
}
