/** How many characters are left, once there are not many: a tenth of what fits. Negative where it is too much. */
export const leftOf = (used: number, most: number): number | undefined => (used > most * 0.9 ? most - used : undefined);
