import { expect } from 'vitest';

/**
 * Fails with a sentence for each thing that breaks a rule. It names the file to edit and what to write there, because a
 * difference between two lists says neither.
 */
export function expectNone(sentences: Iterable<string>): void {
  const said = [...sentences];
  if (said.length > 0) expect.fail(said.join('\n'));
}

type Lists = {
  /** What there is, and what a list in a test says of it. */
  found: Iterable<string>;
  listed: Iterable<string>;
  /** The sentence for something that the list lacks, and for a line of the list that nothing needs any more. */
  missing: (one: string) => string;
  superfluous: (one: string) => string;
};

/** The sentences about a list that stands in a test, against what is really there. */
export function differences({ found, listed, missing, superfluous }: Lists): string[] {
  const [there, known] = [new Set(found), new Set(listed)];
  return [...[...there.difference(known)].sort().map(missing), ...[...known.difference(there)].sort().map(superfluous)];
}

/** Fails with them. */
export const expectSame = (lists: Lists): void => expectNone(differences(lists));
