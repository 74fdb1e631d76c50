/** Isolates the direction of a name inside a sentence of the other direction. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
