import { msg, paging, Region, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { fileLimits } from '../result-files.ts';
import { z } from '../zod.ts';
import { Named, NamedLevel } from './admin-results.ts';

/** A cell of the file, as text or as a number. A text that is longer than any name is cut; it matches no name then either. */
const cell = () =>
  z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .transform((value) => String(value ?? '').slice(0, limits.textMax + 1));

/**
 * The columns of the file. An empty competition, age level or region is the team's own; in a row that replaces a result, an
 * empty cell keeps what the result has.
 */
const ImportRow = z.object({
  team_no: cell(),
  team: cell().describe('The name of the team, which shows a mistyped number'),
  competion: cell().describe('Its name in either language, or its slug'),
  ageLevel: cell().describe('Its name in either language, or its title'),
  region: cell().describe('Its name in either language'),
  ranked: cell(),
  score: cell(),
  row: z
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .optional()
    .describe('Its number in the file, for messages; else rows are counted from 2, below the heading'),
});
export type ImportRow = z.output<typeof ImportRow>;
export const importColumns = ImportRow.keyof().exclude(['row']).options;
export type ImportColumn = (typeof importColumns)[number];

/** What to do with rows whose team has another result already. Without a choice each of them is a problem. */
export const takenChoices = ['replace', 'skip'] as const;

const ImportInput = z.object({
  season_id: id(),
  data: z.array(ImportRow).min(1, 'required').max(fileLimits.rowsMax, 'too_many_rows'),
  taken: z.enum(takenChoices, { error: 'not_offered' }).optional(),
  file_name: z
    .string()
    .trim()
    .transform((name) => name.slice(0, limits.textMax))
    .default(''),
});

const counts = {
  added: z.number().int(),
  replaced: z.number().int(),
  skipped: z.number().int(),
  unchanged: z.number().int().describe('Rows that say what the team’s result says already'),
};

const path = '/api/admin/results/imports';
const access = 'admin-results';

const ResultImport = z.object({
  _id: z.string(),
  file_name: z.string(),
  season: Named,
  ...counts,
  created_at: z.iso.datetime(),
  created_by: z.string(),
  undone_at: z.iso.datetime().nullable(),
  undone_by: z.string().nullable(),
});
export type ResultImport = z.output<typeof ResultImport>;

export const listResultImports = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'The files from which results were imported, newest first; with `id` one of them and what it wrote',
  query: z.object({ page: page(), per_page: perPage(limits.adminPageSizes) }),
  answer: z.object({ success, imports: z.array(ResultImport), ...paging }),
});

/** What an import wrote into a result, or what was there before. */
const ImportedResult = z.object({
  region: Region,
  ageLevel: z.string().describe('The title of the level'),
  level: NamedLevel,
  ranked: z.number().int(),
  score: z.number().nullable(),
});

const ResultImportRow = z.object({
  _id: z.string().describe('The id of the result, which may be deleted since'),
  team: z.object({ _id: z.string(), team_no: z.string(), name: z.string() }),
  competion: Named,
  before: ImportedResult.nullable().describe('Null for a result that the import added'),
  after: ImportedResult,
  changed: z
    .boolean()
    .describe(
      'Whether the import cannot be undone, since the result was changed or deleted after it, or the age level that the result had before is gone; false once it is undone',
    ),
});
export type ResultImportRow = z.output<typeof ResultImportRow>;

/** In the order in which the results were first added. */
export const getResultImport = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'An import, and a page of the results that it wrote',
  query: z.object({ id: id(), page: page(), per_page: perPage(limits.adminPageSizes) }),
  answer: z.object({ success, import: ResultImport, rows: z.array(ResultImportRow), ...paging }),
});

/** A row may have several problems; `row` counts the rows that were sent, from 0. */
const RowProblem = z.object({
  row: z.number().int(),
  field: z.enum(importColumns),
  code: z.string(),
  msg: z.string(),
});
export type RowProblem = z.output<typeof RowProblem>;

/** All problems of a file at once, and what it would do; nothing is written. */
export const checkResultImport = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access,
  summary: 'Checks rows of a file as an import does',
  body: ImportInput,
  bodyMax: fileLimits.bodyMaxBytes,
  answer: z.object({
    success,
    total: z.number().int(),
    ...counts,
    taken: z.number().int().describe('Rows whose team has a result that says something else'),
    published: z
      .number()
      .int()
      .describe('Rows that would be added or replaced on a board that visitors see: they see them at once'),
    problems: z.array(RowProblem).describe('Without those that only need a choice for teams with another result'),
  }),
  rate: rates.officeWrite,
});
export type CheckedImport = z.output<typeof checkResultImport.answer>;

/**
 * Writes all rows or none. With wrong rows it is refused with `import_rows_wrong`, and `fields` names each of them, counted
 * from 0: `17.ranked`. The header `Idempotency-Key` (optional, up to 100 ASCII characters) makes a repeated call answer the
 * import that the first one made.
 */
export const importResults = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Adds the results of a file, and replaces those of teams that have one, if that was chosen',
  body: ImportInput.extend({
    published: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('How many rows the officer knows that visitors see at once, as the check said; more are refused'),
  }),
  bodyMax: fileLimits.bodyMaxBytes,
  answer: z.object({ success, msg, import: ResultImport }),
  rate: rates.officeWrite,
  errors: ['import_rows_wrong', 'import_seen_at_once', 'import_undone'],
});

export const undoResultImport = endpoint({
  method: 'POST',
  path: `${path}/undo`,
  access,
  summary: 'Restores the results as they were before an import, if none of them was changed since',
  body: z.object({ id: id() }),
  answer: z.object({ success, msg, import: ResultImport }),
  rate: rates.officeWrite,
  errors: ['import_changed'],
});
