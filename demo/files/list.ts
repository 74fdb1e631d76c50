import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { DemoCompetition } from '../read/competitions.ts';
import { readJson } from '../read/files.ts';
import type { DemoSeason } from '../read/seasons.ts';

const text = z.string().min(1);
const Texts = z.strictObject({ name: text, nameEn: text, description: text, descriptionEn: text });
/** Name and description of the rules and the poster of every competition. Those of a sheet are in its own file. */
const texts = readJson('files.json', z.strictObject({ rules: Texts, poster: Texts }));

/** A file that a competition lists, once in each language. */
export type DemoFile = z.output<typeof Texts> & {
  /** Its place in `demo/files/resources`, without language and ending. */
  path: string;
};

/** Where a file of that language lies in `demo/files/resources`. */
export const pathOf = ({ path }: Pick<DemoFile, 'path'>, language: Language) => `${path}.${language}.pdf`;

/** The three files of every competition: rules, a sheet to fill in, and the season's poster. */
export function filesOf(season: DemoSeason, { slug, papers }: DemoCompetition): DemoFile[] {
  return [
    { ...texts.rules, path: `${season.slug}/${slug}-rules` },
    {
      name: papers.ar.sheet.title,
      nameEn: papers.en.sheet.title,
      description: papers.ar.sheet.lead,
      descriptionEn: papers.en.sheet.lead,
      path: `${season.slug}/${slug}-sheet`,
    },
    { ...texts.poster, path: `${season.slug}/poster` },
  ];
}
