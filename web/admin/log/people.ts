import type { AnswerOf } from '#contract/endpoint.ts';
import { listLogPeople } from '#contract/endpoints/office-log.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';

type Person = AnswerOf<typeof listLogPeople>['people'][number];

/**
 * The people to filter by; empty if the call fails.
 * @param also by whose changes it is filtered
 */
export const loadPeople = async (signal: AbortSignal, also: string | null): Promise<readonly Person[]> =>
  (await attempt(call(listLogPeople, { query: also ? { also } : {}, signal }))).answer?.people ?? [];
