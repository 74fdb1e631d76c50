import type { AnswerOf } from '#contract/endpoint.ts';
import { listTalentSlots } from '#contract/endpoints/admin-talents.ts';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';

/** Without an answer if it could not be counted: the list is there all the same. */
export type Overview = Partial<Attempt<AnswerOf<typeof listTalentSlots>>>;

/** What the list of talents shows beside its rows: the slots, and the administrations. */
export const loadOverview = (signal: AbortSignal): Promise<Overview> => attempt(call(listTalentSlots, { signal }));
