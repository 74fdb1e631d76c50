import { paths } from '#web/app/paths.ts';

/** Where somebody is in signing up. It stands in the address, so the browser's back button goes one question back. */
export type Step = { at: 'who' } | { at: 'type' } | { at: 'details'; type: AccountType };
export type AccountType = 'student' | 'coach';

/** The numbers of the two kinds of account on offer (public spec, section 6). */
export const typeNumbers = { student: 0, coach: 1 } as const satisfies Record<AccountType, number>;

/** The step that an address names; one that is unknown or lacks its type is the question before it. */
export function stepOf(query: URLSearchParams): Step {
  const step = query.get('step');
  const type = query.get('type');
  if (step === 'details' && (type === 'student' || type === 'coach')) return { at: 'details', type };
  return { at: step === 'details' || step === 'type' ? 'type' : 'who' };
}

/** The address of a step. What else the address brings, such as where to go afterwards, is kept. */
export function addressOf(step: Step, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete('step');
  next.delete('type');
  if (step.at !== 'who') next.set('step', step.at);
  if (step.at === 'details') next.set('type', step.type);
  return next.size > 0 ? `${paths.signUp()}?${next}` : paths.signUp();
}
