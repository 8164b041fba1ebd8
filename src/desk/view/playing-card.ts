const PIPS: Readonly<Record<string, string>> = {
  s: 'M0-10C9-2 10 1.500 10 3.500 10 6.500 7.800 8 5.500 8 3.500 8 2 7.200 1 5.500L3 10H-3L-1 5.500C-2 7.200-3.500 8-5.500 8-7.800 8-10 6.500-10 3.500-10 1.500-9-2 0-10Z',
  h: 'M0 10C-8 3-10 0-10-4-10-7.500-7.600-9.500-5-9.500-2.700-9.500-1-8 0-5.800 1-8 2.700-9.500 5-9.500 7.600-9.500 10-7.500 10-4 10 0 8 3 0 10Z',
  d: 'M0-10.500L8 0 0 10.500-8 0Z',
  c: 'M0-10A4.600 4.600 0 0 1 3.600-2.600 4.600 4.600 0 1 1 1 4.600L3 10H-3L-1 4.600A4.600 4.600 0 1 1-3.600-2.600 4.600 4.600 0 0 1 0-10Z',
};

const RANK = /^[2-9TJQKA]$/;

/** The face of a card of the deck; of anything else nothing is drawn, whatever is written there. */
function face(card: string): string {
  const [rank = '', suit = ''] = card;
  const pip = PIPS[suit];
  if (!RANK.test(rank) || pip === undefined) return '';
  const [name, kind] = rank === 'T' ? ['10', 'rank ten'] : [rank, 'rank'];
  return `<g class="pip pip-${suit}"><text x="25" y="31" text-anchor="middle" class="${kind}">${name}</text><path transform="translate(25 50) scale(1.35)" d="${pip}"></path></g>`;
}

const JOKER = `<g class="pip pip-j"><text x="25" y="30" text-anchor="middle" class="rank joker">JK</text><path transform="translate(25 50) scale(1.300)" d="M0-10L2.900-3.500 10-3 4.600 1.700 6.300 9 0 5-6.300 9-4.600 1.700-10-3-2.900-3.500Z"></path></g>`;

const BACK = `<g class="back"><rect x="4" y="4" width="42" height="62" rx="4"></rect><path d="M4 25L25 4M4 46L46 4M4 66L46 24M25 66L46 45"></path><text x="25" y="46" text-anchor="middle">?</text></g>`;

const COVER = `<g class="cover"><rect x="0" y="0" width="50" height="70" rx="6"></rect><path d="M-5 20L20-5M-5 45L45-5M-5 70L55 10M15 75L55 35M40 75L55 60"></path></g>`;

const drawing = (card: string): string => (card === '??' ? BACK : card === 'Jk' ? JOKER : face(card));

/** Drawings that were made once; a deck has 52, and every one is on the page more than once. */
const drawn = new Map<string, DocumentFragment>();

function drawingOf(card: string, covered: boolean): Node {
  const key = `${card}${covered ? ' covered' : ''}`;
  let known = drawn.get(key);
  if (known === undefined) {
    const template = document.createElement('template');
    template.innerHTML = `<svg viewBox="0 0 50 70" aria-hidden="true" focusable="false"><rect class="sheet" x="0.75" y="0.75" width="48.5" height="68.5" rx="6"></rect>${drawing(card)}${covered ? COVER : ''}</svg>`;
    known = template.content;
    drawn.set(key, known);
  }
  return document.importNode(known, true);
}

/**
 * A playing card drawn from its code in the attribute `card`: four colours, the suit always drawn beside the colour.
 * The attribute `covered` lays a visible cover over it. Its words are the label of whatever holds it.
 */
export class PlayingCard extends HTMLElement {
  static readonly observedAttributes = ['card', 'covered'];

  connectedCallback(): void {
    this.#draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  #draw(): void {
    this.replaceChildren(drawingOf(this.getAttribute('card') ?? '??', this.hasAttribute('covered')));
  }
}
