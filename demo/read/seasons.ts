import { z } from 'zod';
import { Milestone as WireMilestone } from '#contract/milestone.ts';
import type { SeasonRecord } from '#server/features/seasons/index.ts';
import { type DemoCompetition, readCompetition } from './competitions.ts';
import { readBoth, readJson } from './files.ts';
import { Poster } from './papers.ts';

const text = z.string().min(1);
const time = z.string().regex(/^\d\d:\d\d$/);

const Attribute = z.strictObject({
  ...{ title: text, titleEn: text, description: text, descriptionEn: text },
  /** Its place in `demo/pictures`. */
  image: text,
});

const Season = z.strictObject({
  slug: text,
  /** Without the year, which is that of the day `namedBy` when the sample is loaded. The slug keeps its own. */
  ...{ code: text, name: text, nameEn: text, namedBy: z.iso.date() },
  ...{ title: text, titleEn: text },
  registration: z.boolean(),
  createdAt: z.iso.datetime().transform((instant) => new Date(instant)),
  attributes: z.array(Attribute),
  /** Its large picture, one of the gallery's: `demo/pictures/gallery/<picture>.webp`. */
  picture: text,
  /** The files of its competitions, in the order of the pages. */
  competitions: z.array(text),
});

/** A dated step of a season, in days as they are written (`demo/calendar.ts`) and times of Riyadh's clock. */
const Milestone = z.strictObject({
  kind: WireMilestone.shape.kind,
  ...{ title: text, titleEn: text },
  from: z.iso.date(),
  /** The last day, included; the first one if not given. */
  to: z.iso.date().optional(),
  /** When it begins on its first day and ends on its last. */
  times: z.tuple([time, time]).optional(),
  region: text.optional(),
  ...{ place: text.optional(), placeEn: text.optional(), link: text.optional() },
});
export type DemoMilestone = z.output<typeof Milestone>;

type OfOffice = 'image' | 'generalRules' | 'generalRulesEn' | 'revision' | 'updatedAt' | 'updatedBy';
export type DemoSeason = Omit<SeasonRecord, 'id' | 'lastTeamNumber' | 'logo' | 'status' | OfOffice> & {
  namedBy: string;
  picture: string;
  milestones: DemoMilestone[];
  competitions: DemoCompetition[];
  poster: Poster;
};

function readSeason(folder: string): DemoSeason {
  const { competitions, ...season } = readJson(`${folder}/season.json`, Season);
  const [description, howItRuns] = [readBoth(`${folder}/season`), readBoth(`${folder}/how-it-runs`)];
  return {
    ...season,
    ...{ description: description.ar, descriptionEn: description.en },
    ...{ templateHtml: howItRuns.ar, templateHtmlEn: howItRuns.en },
    competitions: competitions.map((file) => readCompetition(folder, file)),
    milestones: readJson(`${folder}/milestones.json`, z.array(Milestone)),
    poster: readJson(`${folder}/poster.json`, Poster),
  };
}

/** Registration is open. */
export const first2025 = readSeason('first-2025');
/** Over: registration is closed and the results are there. */
export const wro2024 = readSeason('wro-2024');
