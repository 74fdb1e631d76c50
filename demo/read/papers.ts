import { z } from 'zod';

const RuleSection = z.strictObject({ heading: z.string(), items: z.array(z.string()) });

/** A sheet to fill in by hand: at a table, before judges, or at home. */
const Sheet = z.strictObject({
  title: z.string(),
  /** How to use it, in a sentence or two. */
  lead: z.string(),
  /** The fields about the team at the top. */
  fields: z.array(z.string()),
  /** The heads of the empty boxes beside each line. */
  boxes: z.array(z.string()),
  /** Each line says what is judged, and how many points it can have at most. */
  groups: z.array(
    z.strictObject({
      title: z.string(),
      lines: z.array(
        z.union([z.tuple([z.string()]), z.tuple([z.string(), z.number()])], 'not ["what is judged"] or [what, points]'),
      ),
    }),
  ),
  /** The highest possible sum. */
  total: z.number().optional(),
});

const OfLanguage = z.strictObject({ rules: z.array(RuleSection), sheet: Sheet });

/** The texts of a competition's printed papers. `tools/papers` makes the PDFs in `demo/files` from them. */
export const Papers = z.strictObject({ ar: OfLanguage, en: OfLanguage });
export type Papers = z.output<typeof Papers>;

const PosterWords = z.strictObject({ lead: z.string(), steps: z.array(z.string()), call: z.string() });

/** The texts of a season's poster besides its name, title and competitions. */
export const Poster = z.strictObject({ ar: PosterWords, en: PosterWords });
export type Poster = z.output<typeof Poster>;
