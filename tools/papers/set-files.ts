import { fileURLToPath } from 'node:url';
import { clothSvg, weaveCloth, weaveEmblem } from '#brand/weave.ts';
import { type Language, languages } from '#contract/languages.ts';
import { pathOf } from '#demo/files/list.ts';
import type { DemoCompetition } from '#demo/read/competitions.ts';
import { type DemoSeason, first2025, wro2024 } from '#demo/read/seasons.ts';
import { fontFiles } from '#documents/files.ts';
import { formatAges } from '#locales/format.ts';
import { createDocumentRenderer } from '#server/platform/documents/renderer.ts';

const templatesDir = fileURLToPath(new URL('../..', import.meta.url));
const renderer = createDocumentRenderer({ templatesDir, fontFiles });

const words = {
  en: {
    ...{ rules: 'Rules in brief', most: 'At most', total: 'Total', of: 'of at most' },
    ...{ ages: 'For', members: 'Members', coaches: 'Coaches', upTo: 'up to', size: 'Maximum size' },
    ...{ competitions: 'Competitions and ages', steps: 'The season' },
  },
  ar: {
    ...{ rules: 'القواعد باختصار', most: 'أقصاها', total: 'المجموع', of: 'من' },
    ...{ ages: 'الأعمار', members: 'الأعضاء', coaches: 'المدربون', upTo: 'حتى', size: 'الحجم الأقصى' },
    ...{ competitions: 'المسابقات والأعمار', steps: 'مسار الموسم' },
  },
} as const;

const inLanguage = (language: Language, arabic: string, english: string) => (language === 'ar' ? arabic : english);

/** From the youngest to the oldest of all age levels. */
function agesOf({ ageLevels }: DemoCompetition, language: Language): string {
  const years = ageLevels.flatMap(({ description }) => description.split('-').map(Number));
  return formatAges({ from: Math.min(...years), to: Math.max(...years) }, language);
}

type SetFile = [path: string, pdf: Uint8Array];

async function setPapers(season: DemoSeason, competition: DemoCompetition, language: Language): Promise<SetFile[]> {
  const { slug, papers } = competition;
  const { rules, sheet } = papers[language];
  const w = words[language];
  const shared = {
    language,
    words: w,
    season: inLanguage(language, season.name, season.nameEn),
    competition: inLanguage(language, competition.name, competition.nameEn),
  };
  const facts = [
    { term: w.ages, detail: agesOf(competition, language) },
    { term: w.members, detail: `${w.upTo} ${competition.membersNo}` },
    { term: w.coaches, detail: `${w.upTo} ${competition.coachesNo}` },
  ];
  const cloth = clothSvg(weaveEmblem(slug), 240, 240);
  const set = (data: object) => renderer.render('tools/papers/paper', { data: JSON.stringify(data), cloth });
  const rulesPdf = await set({ ...shared, kind: 'rules', title: w.rules, facts, sections: rules });
  const sheetPdf = await set({ ...shared, kind: 'sheet', title: sheet.title, sheet });
  return [
    [pathOf({ path: `${season.slug}/${slug}-rules` }, language), rulesPdf],
    [pathOf({ path: `${season.slug}/${slug}-sheet` }, language), sheetPdf],
  ];
}

async function setPoster(season: DemoSeason, language: Language): Promise<SetFile> {
  const { lead, steps, call } = season.poster[language];
  const lines = season.competitions.map((competition) => ({
    name: inLanguage(language, competition.name, competition.nameEn),
    ages: agesOf(competition, language),
  }));
  const data = {
    ...{ language, lead, call, season: inLanguage(language, season.name, season.nameEn) },
    title: inLanguage(language, season.title, season.titleEn),
    competitions: { heading: words[language].competitions, lines },
    steps: { heading: words[language].steps, lines: steps },
  };
  const cloth = clothSvg(weaveCloth(season.slug, 34, 20), 850, 500);
  const pdf = await renderer.render('tools/papers/poster', { data: JSON.stringify(data), cloth });
  return [pathOf({ path: `${season.slug}/poster` }, language), pdf];
}

/** Renders every sample file from its texts. The same texts give the same bytes. */
export async function setFiles(): Promise<SetFile[]> {
  const files: SetFile[] = [];
  for (const season of [first2025, wro2024]) {
    for (const language of languages) {
      files.push(await setPoster(season, language));
      for (const competition of season.competitions) files.push(...(await setPapers(season, competition, language)));
    }
  }
  await renderer.close();
  return files;
}
