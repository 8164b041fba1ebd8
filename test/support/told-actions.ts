/** An entry of a bet history told in a line: "4 raise 150", "5 chips 500+100", "2 post-small-blind 25", "3 discard 2". */
export interface ToldAction {
  readonly seat: number;
  readonly action: string;
  readonly to?: number;
  readonly amount?: number;
  readonly chips?: readonly number[];
  readonly count?: number;
  readonly street?: string;
}

const FIGURE = (action: string): 'amount' | 'count' | 'to' =>
  action.startsWith('post-') ? 'amount' : action === 'discard' ? 'count' : 'to';

function entry(text: string): ToldAction {
  const [told = '', street] = text.trim().split('@');
  const [seat, action = '', figure] = told.split(' ');
  const at = { seat: Number(seat), action, ...(street === undefined ? {} : { street }) };
  if (figure === undefined) return at;
  if (action === 'chips') return { ...at, chips: figure.split('+').map(Number) };
  return { ...at, [FIGURE(action)]: Number(figure) };
}

/** A history in a line: entries parted by commas, the street of one after an `@`. */
export const toldActions = (line: string): ToldAction[] => (line === '' ? [] : line.split(',').map(entry));
