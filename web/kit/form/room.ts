/** The number of characters left, once it is at most a tenth of the limit. Negative if the text is too long. */
export const leftOf = (used: number, most: number): number | undefined => (used > most * 0.9 ? most - used : undefined);
