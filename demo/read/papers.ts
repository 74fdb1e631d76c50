import { z } from 'zod';

const RuleSection = z.strictObject({ heading: z.string(), items: z.array(z.string()) });

/** A sheet to fill in by hand: at a table, before judges, or at home. */
const Sheet = z.strictObject({
  title: z.string(),
  /** What to do with it, in a sentence or two. */
  lead: z.string(),
  /** What is written down about the team at the top. */
  fields: z.array(z.string()),
  /** The heads of the empty boxes beside each line. */
  boxes: z.array(z.string()),
  /** Each line says what is judged, and how many points it can have at most. */
  groups: z.array(
    z.strictObject({
      title: z.string(),
      lines: z.array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.number()])])),
    }),
  ),
  /** What the points can add up to. */
  total: z.number().optional(),
});

const OfLanguage = z.strictObject({ rules: z.array(RuleSection), sheet: Sheet });

/** What a competition's printed papers say. `tools/papers` sets them; the PDFs are in `demo/files`. */
export const Papers = z.strictObject({ ar: OfLanguage, en: OfLanguage });
export type Papers = z.output<typeof Papers>;

const PosterWords = z.strictObject({ lead: z.string(), steps: z.array(z.string()), call: z.string() });

/** What a season's poster says besides its name, title and competitions. */
export const Poster = z.strictObject({ ar: PosterWords, en: PosterWords });
export type Poster = z.output<typeof Poster>;
