import type { Language } from '#contract/languages.ts';
import type { DemoCompetition } from '../content/competition.ts';
import type { DemoSeason } from '../content/seasons.ts';

/** A file that a competition lists, once in each language. */
export type DemoFile = {
  name: string;
  nameEn: string;
  description: string;
  descriptionEn: string;
  /** Its place in `demo/files/resources`, without language and ending. */
  path: string;
};

/** Where a file of that language lies in `demo/files/resources`. */
export const pathOf = ({ path }: Pick<DemoFile, 'path'>, language: Language) => `${path}.${language}.pdf`;

/** The three files of every competition: rules, a sheet to fill in, and the season's poster. */
export function filesOf(season: DemoSeason, { slug, papers }: DemoCompetition): DemoFile[] {
  return [
    {
      name: 'القواعد باختصار',
      nameEn: 'Rules in brief',
      description: 'ما يلزم الفريق أن يعرفه قبل أن يبدأ.',
      descriptionEn: 'What a team needs to know before it starts.',
      path: `${season.slug}/${slug}-rules`,
    },
    {
      name: papers.ar.sheet.title,
      nameEn: papers.en.sheet.title,
      description: papers.ar.sheet.lead,
      descriptionEn: papers.en.sheet.lead,
      path: `${season.slug}/${slug}-sheet`,
    },
    {
      name: 'ملصق الموسم',
      nameEn: 'Season poster',
      description: 'صفحة واحدة لجدار الصف أو النادي.',
      descriptionEn: 'One page for the wall of a classroom or club.',
      path: `${season.slug}/poster`,
    },
  ];
}
