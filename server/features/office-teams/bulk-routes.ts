import {
  askRegistry,
  downloadEventSheets,
  exportSelectedTeams,
  refreshFromRegistry,
} from '#contract/endpoints/team-bulk.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { logExport, sendCsv } from '#server/features/office-records/index.ts';
import { type ReplaceDeps, ReplacedMeanwhile, refusalOfReplaced } from '#server/features/team-members/index.ts';
import { officeTeamIds, selectedTeamIds } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { sendEventSheets } from './event-sheets.ts';
import { columnsOf, exportedTeams } from './export-teams.ts';
import { compareWithRegistry, refreshPerson } from './refresh-person.ts';

/** The calls about some teams of the list at once, and those that ask the registry about one of their people again. */
export function bulkRoutes(route: Route, deps: ReplaceDeps): void {
  const { db, clock } = deps;

  route(exportSelectedTeams, async ({ body: { teams }, person, request, reply }) => {
    const ids = await selectedTeamIds(db, teams);
    await logExport(db, person, { list: 'teams', count: ids.length });
    sendCsv(reply, {
      name: 'teams',
      columns: columnsOf({ slug: undefined, membersNo: 0, language: request.language }),
      items: exportedTeams(db, ids),
    });
    return undefined;
  });

  route(downloadEventSheets, async ({ query: { s, sort: _, ...filters }, person, request, reply }) => {
    const most = limits.bulkTeamsMax + 1;
    const ids = await officeTeamIds(db, { search: s, sort: 'team_no', filters, most });
    if (ids.length === 0) throw new Refusal('sheets_empty');
    if (ids.length === most) throw new Refusal('selection_too_large');
    await logExport(db, person, { list: 'event_sheets', count: ids.length });
    await sendEventSheets(db, { ids, now: clock(), language: request.language }, request, reply);
    return undefined;
  });

  const replacedIn = (language: Language) => (error: unknown) => {
    throw error instanceof ReplacedMeanwhile ? refusalOfReplaced(error, language) : error;
  };

  route(askRegistry, async ({ body: { id, person: stebUserId }, person, request }) => {
    const found = compareWithRegistry(deps, person, { teamId: id, stebUserId });
    const { before, after, changed, certificates } = await found.catch(replacedIn(request.language));
    return { success: true, before, after, changed, certificates };
  });

  route(refreshFromRegistry, async ({ body: { id, person: stebUserId, seen }, person, request }) => {
    const { language } = request;
    const refreshed = refreshPerson(deps, person, { teamId: id, stebUserId, seen, language });
    const certificates = await refreshed.catch(replacedIn(language));
    return { success: true, msg: messages[language].personRefreshed, certificates };
  });
}
