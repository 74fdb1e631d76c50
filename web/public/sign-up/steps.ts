import { paths } from '#web/app/paths.ts';

/**
 * The current step of the sign-up. It is stored in the address, so that the back button returns to the previous
 * question.
 */
export type Step = { at: 'who' } | { at: 'type' } | { at: 'details'; type: AccountType };
export type AccountType = 'student' | 'coach';

/** The type numbers of the two kinds of account on offer (public spec, section 6). */
export const typeNumbers = { student: 0, coach: 1 } as const satisfies Record<AccountType, number>;

/** The step in the address; an unknown step, or one without its type, becomes the question before it. */
export function stepOf(query: URLSearchParams): Step {
  const step = query.get('step');
  const type = query.get('type');
  if (step === 'details' && (type === 'student' || type === 'coach')) return { at: 'details', type };
  return { at: step === 'details' || step === 'type' ? 'type' : 'who' };
}

/** The address of a step. Other parameters, such as the target after signing in, are kept. */
export function addressOf(step: Step, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete('step');
  next.delete('type');
  if (step.at !== 'who') next.set('step', step.at);
  if (step.at === 'details') next.set('type', step.type);
  return next.size > 0 ? `${paths.signUp()}?${next}` : paths.signUp();
}
