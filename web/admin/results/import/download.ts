import type { ResultSeason } from '#contract/endpoints/admin-results.ts';
import { listRegions } from '#contract/endpoints/regions.ts';
import { importColumns } from '#contract/endpoints/result-imports.ts';
import type { Region } from '#contract/entities.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { formatNumber } from '#locales/format.ts';
import { call } from '#web/lib/api.ts';
import { local } from '#web/lib/local.ts';
import type { Translate } from '#web/lib/words.tsx';
import { regionNames } from '../../kit/regions.ts';
import { type Chosen, importedRows } from './kept-file.ts';
import type { Problem } from './problems.ts';
import { isProblemColumn } from './sheet/columns.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands an Excel workbook that the page made to the person. */
function save(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: EXCEL }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.xlsx` });
  link.click();
  // Not at once: some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type Words = { t: Translate<'admin-result-imports'>; lang: Language };

/**
 * What the template offers to choose from: the competitions and age levels of the season by the names that the office gives
 * them, which the import knows. Before a season is chosen, regions alone.
 */
export const templateChoices = (season: ResultSeason | undefined, regions: readonly Region[], lang: Language) => ({
  competion: (season?.competions ?? []).map((one) => local(lang, one, 'name')),
  ageLevel: [
    ...new Set((season?.competions ?? []).flatMap(({ agelevel }) => agelevel.map((one) => local(lang, one, 'name')))),
  ],
  region: Object.values(regionNames(regions, lang)),
});

/** An empty file to fill in. */
export async function saveTemplate(season: ResultSeason | undefined, { t, lang }: Words): Promise<void> {
  const [{ writeTemplate }, { regions }] = await Promise.all([import('./sheet/write-file.ts'), call(listRegions)]);
  const choices = templateChoices(season, regions, lang);
  const bounds = { min: formatNumber(limits.rankMin), max: formatNumber(limits.rankMax) };
  const bytes = await writeTemplate({
    rightToLeft: directionOf(lang) === 'rtl',
    name: t('sheet'),
    heading: importColumns.map((column) => t(`columns.${column}`)),
    choices: Object.fromEntries(
      Object.entries(choices).map(([column, list]) => [(importColumns as string[]).indexOf(column), list]),
    ),
    explained: {
      name: t('guide'),
      heading: [t('guideColumn'), t('guideText')],
      rows: importColumns.map((column) => [t(`columns.${column}`), t(`guides.${column}`, bounds)]),
    },
    listsName: t('lists'),
  });
  save(bytes, t('templateName'));
}

/** The file that was read, with its problems in a last column and their rows marked. It can be chosen again. */
export async function saveCorrected(file: Chosen, problems: readonly Problem[], { t, lang }: Words): Promise<void> {
  const { writeCorrected } = await import('./sheet/write-file.ts');
  const { heading } = file.read;
  const kept = heading.map((_, place) => place).filter((place) => !isProblemColumn(heading[place] ?? ''));
  const ofRow = Map.groupBy(problems, ({ row }) => row);
  const bytes = await writeCorrected({
    name: t('sheet'),
    rightToLeft: directionOf(lang) === 'rtl',
    heading: [...kept.map((place) => heading[place] ?? ''), t('columns.problem')],
    rows: importedRows(file).map(({ cells }, row) => [
      ...kept.map((place) => cells[place] ?? ''),
      (ofRow.get(row) ?? []).map(({ field, msg }) => `${t(`columns.${field}`)}: ${msg}`).join(' '),
    ]),
    marked: new Set(ofRow.keys()),
  });
  save(bytes, t('correctedName'));
}
