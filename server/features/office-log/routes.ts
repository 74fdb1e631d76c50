import { eq } from 'drizzle-orm';
import { exportLog, getLogEntry, type LogEntry, listLog, listLogPeople } from '#contract/endpoints/office-log.ts';
import type { Language } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import admin from '#locales/ar/admin.ts';
import words from '#locales/ar/admin-log.ts';
import adminEn from '#locales/en/admin.ts';
import wordsEn from '#locales/en/admin-log.ts';
import { entryName } from '#locales/log-entries.ts';
import { changeLog, inRiyadh, logExport, paging, sendCsv } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { allChanges, changeFinder, countChanges, type LogFilters } from './find-changes.ts';
import { peopleOfLog, presentEntries, selectEntries } from './read-entries.ts';

const said = { ar: { log: words, admin }, en: { log: wordsEn, admin: adminEn } };

/** The log over all kinds of records, for administrators. */
export function officeLogRoutes(route: Route, { db }: { db: Db }): void {
  const find = changeFinder(db);

  route(listLog, async ({ query }) => {
    const { rows, total, capped } = await find(query);
    return {
      success: true,
      entries: await presentEntries(db, rows),
      ...paging(query.page, total, query.per_page),
      moreThanTotal: capped,
    };
  });

  route(getLogEntry, async ({ query }) => {
    const [entry] = await presentEntries(db, await selectEntries(db).where(eq(changeLog.id, query.id)));
    if (!entry) throw new Refusal('not_found');
    return { success: true, entry };
  });

  route(listLogPeople, async ({ query }) => ({ success: true, people: await peopleOfLog(db, query.also) }));

  route(exportLog, async ({ query, person, request, reply }) => {
    await logExport(db, person, { list: 'log', count: await countChanges(db, query) });
    sendCsv(reply, { name: 'log', columns: columnsOf(request.language), items: entries(db, query) });
    return undefined;
  });
}

async function* entries(db: Db, query: LogFilters) {
  for await (const rows of allChanges(db, query)) yield* await presentEntries(db, rows);
}

/** What was said before and after is read on the screen, where its fields have their words. */
function columnsOf(language: Language) {
  const { log, admin } = said[language];
  return [
    [log.when, ({ at }: LogEntry) => inRiyadh(at)],
    [log.who, ({ by }: LogEntry) => nameIn(language, by)],
    [log.what, ({ action }: LogEntry) => admin.history[action]],
    [log.kind, ({ kind }: LogEntry) => log.kinds[kind]],
    [log.record, (entry: LogEntry) => entryName(entry, language, log)],
  ] as const;
}
