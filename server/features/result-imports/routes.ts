import {
  checkResultImport,
  getResultImport,
  importResults as importCall,
  listResultImports,
  undoResultImport,
} from '#contract/endpoints/result-imports.ts';
import type { Language } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { fieldSentence } from '#locales/sentences.ts';
import { paging } from '#server/features/office-records/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { checkRows, countPublished, type Problem } from './check-rows.ts';
import { knownOf } from './known.ts';
import { importOf, listImports, rowsOf } from './store.ts';
import { ImportChanged, undoImport } from './undo-import.ts';
import { importResults } from './write-import.ts';

export function resultImportRoutes(route: Route, { db }: { db: Db }): void {
  route(listResultImports, async ({ query: { page, per_page } }) => {
    const { imports, total } = await listImports(db, { offset: (page - 1) * per_page, limit: per_page });
    return { success: true, imports, ...paging(page, total, per_page) };
  });

  route(getResultImport, async ({ query: { id, page, per_page } }) => {
    const found = await importOf(db, id);
    const { rows, total } = await rowsOf(db, {
      ...{ id, undone: found.undone_at !== null, offset: (page - 1) * per_page, limit: per_page },
    });
    return { success: true, import: found, rows, ...paging(page, total, per_page) };
  });

  route(checkResultImport, async ({ body: { season_id, data, taken }, request }) => {
    const known = await knownOf(db, { seasonId: season_id, rows: data });
    const checked = checkRows(data, known, taken);
    const { added, replaced, problems, ...counts } = checked;
    return {
      ...{ success: true, total: data.length, added: added.length, replaced: replaced.length, ...counts },
      published: countPublished(checked, known),
      problems: problems
        // These are counted in `taken`: one choice for the file settles them all.
        .filter(({ code }) => code !== 'has_result')
        .map((problem) => ({
          ...{ row: problem.row, field: problem.field, code: problem.code, msg: sayer(request.language)(problem) },
        })),
    };
  });

  route(importCall, async ({ body: { season_id, data, taken, file_name, published }, person, request }) => {
    const id = await importResults(db, person, {
      ...{ seasonId: season_id, rows: data, taken, fileName: cleanLine(file_name) },
      ...{ key: idempotencyKeyOf(request), seenAtOnce: published, say: sayer(request.language) },
    });
    return { success: true, msg: messages[request.language].resultsImported, import: await importOf(db, id) };
  });

  route(undoResultImport, async ({ body: { id }, person, request: { language } }) => {
    try {
      await undoImport(db, person, id);
    } catch (error) {
      if (!(error instanceof ImportChanged)) throw error;
      throw new Refusal('import_changed', { fields: { id: sayChanged(error.teams, language) }, cause: error });
    }
    return { success: true, msg: messages[language].importUndone, import: await importOf(db, id) };
  });
}

const sayer =
  (language: Language) =>
  ({ code, values }: Pick<Problem, 'code' | 'values'>): string =>
    fieldSentence(language, code, values);

/** Teams that a refusal names; the others are counted. */
const MOST_NAMED = 20;

function sayChanged(numbers: readonly string[], language: Language): string {
  const teams = numbers.slice(0, MOST_NAMED).join(language === 'ar' ? '، ' : ', ');
  const count = numbers.length - MOST_NAMED;
  const values = { teams, ...(count > 0 && { count }) };
  return sayer(language)({ code: count > 0 ? 'changed_since_more' : 'changed_since', values });
}
