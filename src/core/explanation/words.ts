/** The text with a capital at its head. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a list has one member, so that the verb is singular. */
export const one = (list: readonly unknown[]): boolean => list.length === 1;
