/** `unpaid` waits for its fee; `withdrawn` was taken out by the office and can neither play nor be paid for. */
export type TeamState = 'active' | 'unpaid' | 'withdrawn';

/** A team is active only while it stands and its fee is paid (public spec, section 4). */
export function teamState(team: { status?: boolean; payment_status?: boolean }): TeamState {
  if (team.status === false) return 'withdrawn';
  return team.status && team.payment_status ? 'active' : 'unpaid';
}
