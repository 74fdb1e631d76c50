/** `unpaid`: the fee is due; `withdrawn`: by whoever registered it or the office, can neither play nor be paid for. */
export type TeamState = 'active' | 'unpaid' | 'withdrawn';

/** A team is active if it is not withdrawn and its fee is paid (public spec, section 4). */
export function teamState(team: { status?: boolean; payment_status?: boolean }): TeamState {
  if (team.status === false) return 'withdrawn';
  return team.status && team.payment_status ? 'active' : 'unpaid';
}
