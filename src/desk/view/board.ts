import { html, nothing, type TemplateResult } from 'lit-html';
import { boardSize } from '../state/game.ts';
import { addBoard, boardsOf, removeBoard } from '../state/hand.ts';
import type { Context } from './context.ts';
import { placesOf } from './places.ts';
import { raisedIn } from './seats.ts';
import { cardWords, spoken } from './words.ts';

/** A board that lies can be run again; the last one can be taken away. */
function boardButtons({ desk, game, t, tell }: Context, board: number): TemplateResult | typeof nothing {
  const boards = boardsOf(desk.hand);
  if (board !== boards.length - 1 || game.reveals > 0) return nothing;
  const more = game.boards === 1 && boards.length < 3 && (boards[0] ?? []).length > 0;
  return html`<span class="board-more">
    ${
      more
        ? html`<button type="button" class="quiet" @click=${() => tell(addBoard(desk.hand))}>${t.addBoard}</button>`
        : nothing
    }
    ${
      boards.length > game.boards
        ? html`<button type="button" class="quiet icon" aria-label=${t.removeBoard} title=${t.removeBoard} @click=${() => tell(removeBoard(desk.hand))}>
            <span aria-hidden="true">✕</span>
          </button>`
        : nothing
    }
  </span>`;
}

function oneBoard(context: Context, board: number, several: boolean): TemplateResult {
  const { t, game, ruled } = context;
  const raised = raisedIn(context);
  const covered = board === 0 ? new Set(ruled.answer?.board.hidden ?? []) : new Set<string>();
  const label = several ? t.boardOf(board + 1) : t.board;
  return html`<div class="board-row">
    <h3>${label}</h3>
    ${placesOf(
      context,
      { at: 'board', board },
      {
        label,
        raised: raised === null ? null : (raised.boards.get(board + 1) ?? new Set<string>()),
        covered,
        extra: `${game.layout} ${boardSize(game) > 5 ? 'many' : ''}`,
      },
    )}
    ${boardButtons(context, board)}
  </div>`;
}

/** What each reveal hid, one after the other. */
function hidingSteps({ ruled, t }: Context): TemplateResult | typeof nothing {
  const steps = ruled.answer?.board.steps ?? [];
  if (steps.length === 0) return nothing;
  return html`<ol class="hiding" aria-label=${t.hiddenTitle}>
    ${steps.map(
      ({ reveal, hidden, text }) =>
        html`<li>
          <playing-card card=${reveal} class="small"></playing-card>
          <span aria-hidden="true">→</span>
          ${hidden.map(
            (card) =>
              html`<playing-card
                card=${card}
                covered
                class="small"
                role="img"
                aria-label="${cardWords(card, t)}, ${t.hiddenCard}"
              ></playing-card>`,
          )}
          <span>${spoken(text, t)}</span>
        </li>`,
    )}
  </ol>`;
}

/** The boards, and in Hidden Poker what is revealed and hidden. */
export function boardView(context: Context): TemplateResult | typeof nothing {
  const { desk, game, t } = context;
  if (boardSize(game) === 0) return nothing;
  const boards = boardsOf(desk.hand);
  const several = boards.length > 1;
  return html`<section class="boards" aria-label=${t.board}>
    ${boards.map((_, board) => oneBoard(context, board, several))}
    ${
      game.reveals > 0
        ? html`<div class="board-row">
            <h3>${t.reveals}</h3>
            ${placesOf(context, { at: 'reveals' }, { label: t.reveals })}
          </div>`
        : nothing
    }
    ${hidingSteps(context)}
  </section>`;
}
