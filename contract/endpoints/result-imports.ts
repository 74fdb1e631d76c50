import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { fileLimits } from '../result-files.ts';
import { z } from '../zod.ts';

/** A cell as it stands in the file: a text, or a number. What is longer than any name is cut, and then is no name. */
const cell = () =>
  z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .transform((value) => String(value ?? '').slice(0, limits.textMax + 1));

/** The columns of the file. Without competition, age level or region the team's own is taken. */
const ImportRow = z.object({
  team_no: cell(),
  competion: cell().describe('Its name in either language, or its slug'),
  ageLevel: cell().describe('Its name in either language, or its title'),
  region: cell().describe('Its name in either language'),
  ranked: cell(),
  score: cell(),
  row: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Its number in the file; else they are counted from 2, below the heading'),
});
export type ImportRow = z.output<typeof ImportRow>;
export const importColumns = ImportRow.keyof().exclude(['row']).options;
export type ImportColumn = (typeof importColumns)[number];

/** What becomes of a row whose team has a result: without a choice it is a problem of the file. */
export const takenChoices = ['replace', 'skip'] as const;

const ImportInput = z.object({
  season_id: id(),
  data: z.array(ImportRow).min(1, 'required').max(fileLimits.rowsMax, 'too_long'),
  taken: z.enum(takenChoices, { error: 'not_offered' }).optional(),
  file_name: z.string().trim().max(limits.textMax).default(''),
});

const counts = {
  added: z.number().int(),
  replaced: z.number().int(),
  skipped: z.number().int(),
  unchanged: z.number().int().describe('Rows that say what the team’s result says already'),
};

const path = '/api/admin/results/imports';
const access = 'admin-results';

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });
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
  summary: 'The files from which results were imported, newest first',
  query: z.object({ page: page(), per_page: perPage(limits.adminPageSizes) }),
  answer: z.object({ success, imports: z.array(ResultImport), ...paging }),
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
    problems: z.array(RowProblem).describe('Without those that a choice for teams with a result settles'),
  }),
  rate: rates.officeWrite,
});
export type CheckedImport = z.output<typeof checkResultImport.answer>;

/**
 * All rows or none. With wrong rows it is refused with `import_rows_wrong`, and `fields` names each: `data.17.ranked`.
 * Sent again with the same key it answers the import that the first one made.
 */
export const importResults = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Adds the results of a file, and replaces those of teams that have one, if that was chosen',
  body: ImportInput,
  bodyMax: fileLimits.bodyMaxBytes,
  idempotent: true,
  answer: z.object({ success, msg: z.string(), import: ResultImport }),
  rate: rates.officeWrite,
  errors: ['import_rows_wrong'],
});

export const undoResultImport = endpoint({
  method: 'POST',
  path: `${path}/undo`,
  access,
  summary: 'Makes the results as they were before an import, if none of them was changed since',
  body: z.object({ id: id() }),
  answer: z.object({ success, msg: z.string(), import: ResultImport }),
  rate: rates.officeWrite,
  errors: ['import_changed'],
});
