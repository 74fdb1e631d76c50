import type { AnswerOf } from '#contract/endpoint.ts';
import { listLogPeople } from '#contract/endpoints/office-log.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';

/* Beside `names.ts`, which loads how a whole change is shown: the list needs nothing but this of it. */

export type PersonOfLog = AnswerOf<typeof listLogPeople>['people'][number];

/** Whose changes can be looked at. @param also somebody who is not of the office */
export const loadPeople = async (signal: AbortSignal, also?: string): Promise<readonly PersonOfLog[]> =>
  (await attempt(call(listLogPeople, { query: { also }, signal }))).answer?.people ?? [];
