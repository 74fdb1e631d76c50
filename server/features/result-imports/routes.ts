import {
  checkResultImport,
  importResults as importCall,
  listResultImports,
  undoResultImport,
} from '#contract/endpoints/result-imports.ts';
import { messages } from '#locales/messages.ts';
import { paging } from '#server/features/office-records/index.ts';
import { sayProblem } from '#server/http/error-reply.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import type { Route } from '#server/http/route.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { checkRows } from './check-rows.ts';
import { knownOf } from './known.ts';
import { importOf, listImports } from './store.ts';
import { undoImport } from './undo-import.ts';
import { importResults } from './write-import.ts';

export function resultImportRoutes(route: Route, { db }: { db: Db }): void {
  route(listResultImports, async ({ query: { page, per_page } }) => {
    const { imports, total } = await listImports(db, { offset: (page - 1) * per_page, limit: per_page });
    return { success: true, imports, ...paging(page, total, per_page) };
  });

  route(checkResultImport, async ({ body: { season_id, data, taken }, request }) => {
    const known = await knownOf(db, { seasonId: season_id, rows: data });
    const { added, replaced, problems, ...counts } = checkRows(data, known, taken);
    return {
      ...{ success: true, total: data.length, added: added.length, replaced: replaced.length, ...counts },
      problems: problems
        // Those that are settled by a choice are counted, and asked about once for the file.
        .filter(({ code }) => code !== 'has_result')
        .map(({ row, field, code, values }) => ({
          ...{ row, field, code },
          msg: sayProblem(values ? { code, values } : code, request.language),
        })),
    };
  });

  route(importCall, async ({ body: { season_id, data, taken, file_name }, person, request }) => {
    const id = await importResults(db, person, {
      ...{ seasonId: season_id, rows: data, taken, fileName: cleanLine(file_name) },
      key: idempotencyKeyOf(request),
    });
    return { success: true, msg: messages[request.language].resultsImported, import: await importOf(db, id) };
  });

  route(undoResultImport, async ({ body: { id }, person, request }) => {
    await undoImport(db, person, id);
    return { success: true, msg: messages[request.language].importUndone, import: await importOf(db, id) };
  });
}
