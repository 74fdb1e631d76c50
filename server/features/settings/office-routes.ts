import { adminSettings, SettingInput } from '#contract/endpoints/settings.ts';
import {
  answerHistory,
  cleanRichTexts,
  recordReader,
  updateRecord,
  writeAnswers,
} from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeSettings, valuesOf } from './office.ts';
import { settings } from './table.ts';

/**
 * Opens the calls by which the office reads and changes the settings. There is one record of them, and no list.
 * @param idOf the record of a site's name; the only one without it
 */
export function officeSettingRoutes(
  route: Route,
  db: Db,
  idOf: (siteName: string | undefined) => Promise<string>,
): void {
  const records = recordReader({ ...officeSettings, db });
  const { written } = writeAnswers(records, 'setting');

  route(adminSettings.get, async ({ query }) => ({
    success: true,
    setting: await records.one(await idOf(query.site_name)),
  }));

  route(adminSettings.update, ({ body: { id, revision, ...sent }, person, request }) =>
    written({ person, request }, 'updated', () => {
      const clean = cleanRichTexts(SettingInput, sent);
      return updateRecord(db, officeSettings, person, { id, revision, values: (row) => valuesOf(clean, row) });
    }),
  );

  route(adminSettings.history, ({ query }) => answerHistory(db, settings, query));
}
