import { listRegions } from '#contract/endpoints/regions.ts';
import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';

/** The regions for lists and forms; none if they could not be loaded. */
export const loadRegions = async (signal: AbortSignal): Promise<readonly Region[]> =>
  (await attempt(call(listRegions, { signal }))).answer?.regions ?? [];

/** Their names by their ids. */
export const regionNames = (regions: readonly Region[], language: Language): Record<string, string> =>
  Object.fromEntries(regions.map(({ _id, ar_name, en_name }) => [_id, language === 'ar' ? ar_name : en_name]));

/** The regions to choose from. */
export const regionOptions = (regions: readonly Region[], language: Language) =>
  Object.entries(regionNames(regions, language)).map(([value, label]) => ({ value, label }));
