import { adminTalents, listTalentSlots } from '#contract/endpoints/admin-talents.ts';
import {
  answerHistory,
  logExport,
  paging,
  sendCsv,
  stateColumns,
  switchRoutes,
} from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { administrations } from './administrations.ts';
import { narrowed, talentFinder } from './list.ts';
import { csvOf, talentKind, talentReader } from './office.ts';
import { sendOneByOne } from './send-one-by-one.ts';
import { slotFiguresCounter } from './slot-figures.ts';
import { talents } from './table.ts';

/** What the office reads and switches of the registrations. */
export function officeTalentRoutes(route: Route, db: Db): void {
  const records = talentReader(db);
  const find = talentFinder(db, records);
  const countSlots = slotFiguresCounter(db);
  const { many } = adminTalents.keys;
  const logDownload = async (person: Person, query: Parameters<typeof records.count>[0]) =>
    logExport(db, person, { list: 'talents', count: await records.count(query) });

  route(adminTalents.list, async ({ query }) => {
    const { page, per_page: limit, sort, s } = query;
    const { rows, total, capped } = await find({
      ...{ search: s, narrowed: narrowed(query), sort, limit, offset: (page - 1) * limit },
    });
    const moeTalents = await records.presentAll(rows);
    return { success: true, moeTalents, ...paging(page, total, limit), moreThanTotal: capped };
  });

  route(adminTalents.get, async ({ query }) => ({ success: true, moeTalent: await records.one(query.id) }));

  route(adminTalents.download, async ({ query, person, reply }) => {
    await logDownload(person, query);
    sendOneByOne(reply, many, records.all(query));
    // The answer is on its way.
    return undefined as never;
  });

  route(adminTalents.exportCsv, async ({ query, person, request, reply }) => {
    await logDownload(person, query);
    sendCsv(reply, {
      name: many,
      columns: [...csvOf(request.language), ...stateColumns(request.language)],
      items: records.all(query),
    });
    return undefined;
  });

  route(adminTalents.history, ({ query }) => answerHistory(db, talents, query));

  switchRoutes(route, adminTalents, { db, ...talentKind });

  route(listTalentSlots, async () => ({ success: true, slots: await countSlots(), administrations }));
}
