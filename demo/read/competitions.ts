import { z } from 'zod';
import type { AgeLevel, CompetitionRecord } from '#server/features/competitions/index.ts';
import { readBoth, readJson } from './files.ts';
import { Papers } from './papers.ts';

const text = z.string().min(1);
const Names = z.strictObject({ name: text, nameEn: text });

const levelNames = readJson('age-levels.json', z.record(z.string(), Names));

/**
 * An age level under the key of the specification. It has the programme's name for that key unless the competition
 * gives it one of its own. Years are bare digits with a hyphen: each page writes them in its own language.
 */
const Level = z
  .strictObject({
    key: z.string().refine((key) => key in levelNames, 'no key of age-levels.json'),
    years: z.string().regex(/^\d{1,2}-\d{1,2}$/),
    names: Names.optional(),
  })
  .transform(
    ({ key, years, names }): AgeLevel => ({
      key,
      ...(names ?? (levelNames[key] as z.output<typeof Names>)),
      ...{ description: years, descriptionEn: years },
    }),
  );

const Competition = z.strictObject({
  slug: text,
  name: text,
  nameEn: text,
  priceHalalas: z.int().min(0),
  paid: z.boolean(),
  /** The maximum of a team. There is no minimum other than one. */
  coachesNo: z.int().min(1),
  membersNo: z.int().min(1),
  ageLevels: z.array(Level).min(1),
  ...{ hardware: text, hardwareEn: text, software: text, softwareEn: text },
  ...{ teamsInfo: text, teamsInfoEn: text, qualificationInfo: text, qualificationInfoEn: text },
  ...{ mainMission: text, mainMissionEn: text, theme: text, themeEn: text },
});

/** A competition of the sample content; its description is simple HTML. */
export type DemoCompetition = Omit<
  CompetitionRecord,
  | 'id'
  | 'revision'
  | 'updatedAt'
  | 'updatedBy'
  | 'seasonId'
  | 'position'
  | 'currency'
  | 'logo'
  | 'banner'
  | 'video'
  | 'status'
  | 'registration'
  | 'createdAt'
> & {
  /** The name of its files in `demo`: of its texts, banner, logo and video. */
  file: string;
  ageLevels: AgeLevel[];
  papers: Papers;
};

/** @param file of its season's folder in `demo/content`: `challenge` */
export function readCompetition(folder: string, file: string): DemoCompetition {
  const path = `${folder}/${file}`;
  const { ar, en } = readBoth(path);
  return {
    file,
    ...readJson(`${path}.json`, Competition),
    ...{ description: ar, descriptionEn: en },
    papers: readJson(`${path}-papers.json`, Papers),
  };
}
