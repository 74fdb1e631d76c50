import { roleOf } from '#contract/access.ts';
import { exportLog, getLogEntry, type LogLine, listLog, listLogPeople } from '#contract/endpoints/office-log.ts';
import type { Language } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import ar from '#locales/ar/admin-log.ts';
import ar_users from '#locales/ar/admin-users.ts';
import en from '#locales/en/admin-log.ts';
import en_users from '#locales/en/admin-users.ts';
import { actionOf, nameOfRecord } from '#locales/log-lines.ts';
import { inRiyadh, logExport, paging, sendCsv } from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { allChanges, changeFinder, countChanges } from './find-changes.ts';
import { peopleOfLog, presentLine, readEntry } from './read-lines.ts';

const words = { ar: { ...ar, types: ar_users.types }, en: { ...en, types: en_users.types } };

/** The log over all kinds of records, for administrators. */
export function officeLogRoutes(route: Route, { db }: { db: Db }): void {
  const find = changeFinder(db);

  route(listLog, async ({ query }) => {
    const { rows, total, capped } = await find(query);
    const entries = rows.map(presentLine);
    return { success: true, entries, ...paging(query.page, total, query.per_page), moreThanTotal: capped };
  });

  route(getLogEntry, async ({ query }) => ({ success: true, entry: await readEntry(db, query.id) }));

  route(listLogPeople, async ({ query }) => ({ success: true, people: await peopleOfLog(db, query.also) }));

  route(exportLog, async ({ query, person, request, reply }) => {
    await logExport(db, person, { list: 'log', count: await countChanges(db, query) });
    sendCsv(reply, { name: 'log', columns: columnsOf(request.language), items: lines(db, query) });
    return undefined;
  });
}

async function* lines(db: Db, query: Parameters<typeof allChanges>[1]) {
  for await (const row of allChanges(db, query)) yield presentLine(row);
}

/** The columns of the CSV file: what was there before and after is read on the screen. */
function columnsOf(language: Language) {
  const said = words[language];
  return [
    [said.when, ({ at }: LogLine) => inRiyadh(at)],
    [said.who, ({ by }: LogLine) => (by === null ? said.nobody : nameIn(language, by))],
    [said.role, ({ by_type }: LogLine) => typeName(said.types, by_type)],
    [said.what, (line: LogLine) => actionOf(line, said)],
    [said.kind, ({ kind }: LogLine) => said.kinds[kind]],
    [said.record, (line: LogLine) => nameOfRecord(line, language, said)],
  ] as const;
}

function typeName(types: (typeof words)[Language]['types'], type: number | null): string {
  const role = roleOf(type);
  return role === 'guest' ? '' : types[role];
}
