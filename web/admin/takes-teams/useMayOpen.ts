import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { useMay } from '../kit/calls.ts';

/** Whether the person may switch seasons and competitions. */
export function useMayOpen(): boolean {
  const may = useMay();
  return may(adminSeasons.switchAll) && may(adminCompetitions.switchAll);
}
