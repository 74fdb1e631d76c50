import { resultScoreMax } from '#contract/endpoints/admin-results.ts';
import type { ImportColumn, ImportRow, takenChoices } from '#contract/endpoints/result-imports.ts';
import type { FieldCode } from '#contract/errors.ts';
import { westernDigits } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { fold } from '#domain/fold.ts';
import type { Values } from '#locales/fill.ts';
import { boardKey } from '#server/features/results/index.ts';
import { type ImportedValues, importedFields } from './table.ts';

export type Named = { id: string; name: string; nameEn: string };
export type KnownTeam = {
  id: string;
  teamNo: string;
  name: string;
  seasonId: string;
  competitionId: string;
  ageLevel: string;
  regionId: string;
  /** False once it is withdrawn. */
  status: boolean;
};
export type KnownResult = ImportedValues & { id: string; teamId: string; competitionId: string; revision: number };

/** What the portal has of the teams that a file names, and of the season. */
export type Known = {
  seasonId: string;
  /** By number, as `teamNumber` writes it. */
  teams: ReadonlyMap<string, KnownTeam>;
  /** By the id of the team. */
  results: ReadonlyMap<string, KnownResult>;
  competitions: readonly (Named & { slug: string })[];
  levels: readonly { competitionId: string; key: string; name: string; nameEn: string }[];
  regions: readonly Named[];
  /** The boards that visitors see, by `boardKey`. */
  published: ReadonlySet<string>;
};

export type Taken = (typeof takenChoices)[number] | undefined;

/** `row` is its place among those that were sent, from 0. */
export type Problem = { row: number; field: ImportColumn; code: FieldCode; values?: Values };
export type Added = { team: KnownTeam; values: ImportedValues };
export type Replaced = Added & { result: KnownResult };

export type Checked = {
  added: Added[];
  replaced: Replaced[];
  /** Rows of teams with another result, which stays by the file's choice. */
  skipped: number;
  unchanged: number;
  /** Rows of teams that have another result, whatever was chosen. */
  taken: number;
  problems: Problem[];
};

/** The first row below the heading. */
const FIRST_ROW = 2;

/** A team's number, however it was typed or pasted: with any digits, with any hyphen or a space for it, in small letters. */
export const teamNumber = (text: string): string =>
  westernDigits(text)
    .trim()
    .replace(/(?<=[A-Za-z]\d*)\s+(?=\d{4,}$)/, '-')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();

/** A whole number as people and spreadsheets write it (`3.0`, `1,250`); undefined for anything else. */
function wholeNumber(text: string): number | undefined {
  const typed = westernDigits(text).replace(/[\s\p{Cf}]/gu, '');
  const digits = /^\d{1,3}([,٬]\d{3})+(?!\d)/.test(typed) ? typed.replace(/[,٬]/g, '') : typed;
  return /^\d{1,9}([.٫]0+)?$/.test(digits) ? Number.parseInt(digits, 10) : undefined;
}

/**
 * Finds the one with a name in either language, or with another that it goes by. Each name is folded once: folding them for each of 10,000 rows
 * would keep all other calls waiting for a third of a second.
 */
function finder<Item extends { name: string; nameEn: string }>(
  items: readonly Item[],
  others: (item: Item) => readonly string[],
): (text: string) => Item | undefined {
  const byName = new Map<string, Item>();
  for (const item of items) {
    for (const name of [item.name, item.nameEn, ...others(item)].map(fold)) {
      if (name && !byName.has(name)) byName.set(name, item);
    }
  }
  return (text) => byName.get(fold(text));
}

/**
 * Checks all rows of a file: names every problem, and sorts the rows without one into what is to be written. An empty cell
 * stands for what the team's result has already, else for what the team has.
 */
export function checkRows(rows: readonly ImportRow[], known: Known, taken: Taken): Checked {
  const checked: Checked = { added: [], replaced: [], skipped: 0, unchanged: 0, taken: 0, problems: [] };
  const rowOfTeam = new Map<string, number>();
  const regionCalled = finder(known.regions, ({ name, nameEn }) => [
    `منطقة ${name}`,
    `${nameEn} Region`,
    `${nameEn} Province`,
  ]);
  const namesOf = new Map(
    known.competitions.map(({ id, name, nameEn, slug }) => [id, new Set([name, nameEn, slug].map(fold))]),
  );
  const levelsOf = Map.groupBy(known.levels, ({ competitionId }) => competitionId);
  const levelCalled = new Map([...levelsOf].map(([id, levels]) => [id, finder(levels, ({ key }) => [key])]));
  rows.forEach((cells, row) => {
    const problems: Problem[] = [];
    const wrong = (field: ImportColumn, code: FieldCode, values?: Values) => {
      problems.push({ row, field, code, ...(values && { values }) });
    };
    const text = (field: ImportColumn) => cells[field].trim();
    const number = teamNumber(text('team_no'));
    const team = known.teams.get(number);
    const earlier = rowOfTeam.get(number);
    if (!number) wrong('team_no', 'required');
    else if (earlier !== undefined) wrong('team_no', 'team_twice', { row: earlier });
    else {
      rowOfTeam.set(number, cells.row ?? row + FIRST_ROW);
      if (!team) wrong('team_no', 'team_unknown');
      else if (team.seasonId !== known.seasonId) wrong('team_no', 'team_other_season');
      else if (!team.status) wrong('team_no', 'team_withdrawn');
      else if (text('team') && fold(text('team')) !== fold(team.name))
        wrong('team', 'team_name_differs', { number: team.teamNo, name: team.name });
    }
    const result = team && known.results.get(team.id);
    const ranked = wholeNumber(text('ranked'));
    if (!text('ranked')) wrong('ranked', 'required');
    else if (ranked === undefined || ranked < limits.rankMin || ranked > limits.rankMax) wrong('ranked', 'rank');
    const score = text('score') ? wholeNumber(text('score')) : (result?.score ?? null);
    if (score === undefined || (score ?? 0) > resultScoreMax) wrong('score', 'result_score');
    const region = text('region') ? regionCalled(text('region'))?.id : (result?.regionId ?? team?.regionId);
    if (text('region') && !region) wrong('region', 'region_unknown');
    let ageLevel = result?.ageLevel ?? team?.ageLevel;
    if (team && team.seasonId === known.seasonId) {
      // Of the team's own competition: another of the season may have the same name.
      const isOwn = !text('competion') || namesOf.get(team.competitionId)?.has(fold(text('competion')));
      if (!isOwn) wrong('competion', 'team_other_competition');
      // The team was moved after it got its result, which is still on the board of the other competition.
      else if (result && result.competitionId !== team.competitionId) wrong('team_no', 'team_other_competition');
      if (text('ageLevel')) {
        ageLevel = levelCalled.get(team.competitionId)?.(text('ageLevel'))?.key;
        if (!ageLevel) wrong('ageLevel', 'level_unknown');
      }
    }
    if (problems.length > 0 || !team || !region || !ageLevel || ranked === undefined || score === undefined) {
      checked.problems.push(...problems);
      return;
    }
    const values = { regionId: region, ageLevel, ranked, score };
    if (!result) checked.added.push({ team, values });
    else if (isSame(result, values)) checked.unchanged += 1;
    else {
      checked.taken += 1;
      if (taken === 'replace') checked.replaced.push({ team, values, result });
      else if (taken === 'skip') checked.skipped += 1;
      else checked.problems.push({ row, field: 'team_no', code: 'has_result' });
    }
  });
  return checked;
}

/** How many of the rows to be written visitors see at once, because their board, or the one they leave, is published. */
export const countPublished = ({ added, replaced }: Checked, { published }: Pick<Known, 'published'>): number =>
  [...added, ...replaced].filter(
    (row) =>
      published.has(boardKey({ ...row.team, ageLevel: row.values.ageLevel })) ||
      ('result' in row && published.has(boardKey({ ...row.team, ageLevel: (row as Replaced).result.ageLevel }))),
  ).length;

const isSame = (result: ImportedValues, values: ImportedValues) =>
  importedFields.every((name) => result[name] === values[name]);
