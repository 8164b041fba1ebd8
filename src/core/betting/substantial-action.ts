/** Two actions with chips from at least one, or any three (TDA 36: the test of chips, not its looser parenthesis). */
export const isSubstantial = (actions: number, withChips: boolean): boolean =>
  actions >= 3 || (actions === 2 && withChips);

/** Whether so much out of turn behind a player who says nothing costs his right to act. */
export const isSkipTooLong = (
  limit: 'substantial-action' | 'three-players',
  actions: number,
  withChips: boolean,
): boolean => (limit === 'three-players' ? actions >= 3 : isSubstantial(actions, withChips));
