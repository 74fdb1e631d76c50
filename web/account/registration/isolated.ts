/** Keeps a name in its own direction inside a sentence of the other. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
