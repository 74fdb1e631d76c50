import { nameIn } from '#domain/deleted-account.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { regionNames } from '../kit/regions.ts';
import { namesOfSeasons } from '../kit/seasons.ts';
import { usePeopleNames } from '../people/names.ts';
import { type AroundDates, loadAroundDates, useNamesInDates } from '../seasons/around-dates.ts';
import { useNoticeKinds } from '../settings/notice-kinds.ts';
import { loadPeople, type PersonOfLog } from './people.ts';

/** The names of records that fields hold the ids of, by field. */
export type LogNames = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

export interface AroundLog extends AroundDates {
  people: readonly PersonOfLog[];
}

/** What lines of the log refer to. What could not be loaded is shown by its id. */
export async function loadAroundLog(signal: AbortSignal): Promise<AroundLog> {
  const [people, around] = await Promise.all([loadPeople(signal), loadAroundDates(signal)]);
  return { people, ...around };
}

export function useLogNames(around: AroundLog): LogNames {
  const { lang } = useLanguage();
  const { season, competion } = namesOfSeasons(around.seasons, lang);
  return {
    ...{ season, competion, competion_id: competion, region: regionNames(around.regions, lang) },
    ...useNamesInDates(around),
    notice_kind: useNoticeKinds(),
    gender: usePeopleNames().gender,
    assigned_to: Object.fromEntries(around.people.map(({ _id, name }) => [_id, nameIn(lang, name)])),
  };
}
