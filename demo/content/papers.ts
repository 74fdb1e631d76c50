import type { Language } from '#contract/languages.ts';

/** What a competition's printed papers say. `tools/papers` sets them; the PDFs are in `demo/files`. */
export type Papers = Record<Language, { rules: RuleSection[]; sheet: Sheet }>;

export type RuleSection = { heading: string; items: string[] };

/** A sheet to fill in by hand: at a table, before judges, or at home. */
export type Sheet = {
  title: string;
  /** What to do with it, in a sentence or two. */
  lead: string;
  /** What is written down about the team at the top. */
  fields: string[];
  /** The heads of the empty boxes beside each line. */
  boxes: string[];
  groups: { title: string; lines: [what: string, most?: number][] }[];
  /** What the points can add up to. */
  total?: number;
};

/** What a season's poster says besides its name, title and competitions. */
export type Poster = Record<Language, { lead: string; steps: string[]; call: string }>;
