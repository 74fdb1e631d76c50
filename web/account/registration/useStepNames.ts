import { useWords } from '#web/lib/words.tsx';
import type { OfferedCompetition } from './offers.ts';
import type { Step } from './steps.ts';

const keys = { 1: 'competition', 2: 'team', 3: 'coaches', 4: 'members', 5: 'review' } as const satisfies Record<
  Step,
  string
>;

export type StepNames = Record<Step, { name: string; lead: string }>;

/** The names of the steps; if nothing is to be paid, the last one does not mention payment. */
export function useStepNames(competition: OfferedCompetition | undefined): StepNames {
  const t = useWords('registration');
  const free = competition && !competition.fee;
  const of = (step: Step) => ({
    name: step === 5 && free ? t('reviewFree') : t(`steps.${keys[step]}`),
    lead: t(`stepLeads.${keys[step]}`),
  });
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}
