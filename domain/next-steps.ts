import { can, type Role } from '#contract/access.ts';
import type { PaymentState } from '#contract/entities.ts';
import { paymentStep } from './payment-state.ts';
import type { TeamState } from './team-state.ts';

/** What somebody can do next for a team: act, or wait for somebody else. */
export type NextStep =
  | 'pay'
  | 'payAgain'
  | 'waitForPayer'
  | 'waitForBank'
  | 'waitForOffice'
  | 'addEntity'
  | 'handInScores';

type Facts = {
  role: Role;
  team: TeamState;
  /** The state of the team's payment; undefined for those who do not see money. */
  payment: PaymentState | undefined;
  hasEntity: boolean;
  /** Whether its season is over: what was not paid by then no longer can be. */
  seasonOver: boolean;
  /** Whether the viewer may hand in scores for this team, which takes some and has none. */
  scoresDue: boolean;
};

/**
 * The next steps, the most urgent first; none if nothing is left to do. While the bank or the office decides, waiting is
 * the only one: the invoice may be issued at any moment, so a school that is added now could come too late for it.
 */
export function nextStepsOf({ role, team, payment = 'due', hasEntity, seasonOver, scoresDue }: Facts): NextStep[] {
  if (team === 'withdrawn') return [];
  const attach: NextStep[] = !hasEntity && can(role, 'teams:attach-entity') ? ['addEntity'] : [];
  // They still can be handed in then, and nobody is reminded of it.
  if (team === 'active') return scoresDue && !seasonOver ? [...attach, 'handInScores'] : attach;
  switch (paymentStep(payment)) {
    case 'ask':
      return ['waitForBank'];
    case 'wait':
      return ['waitForOffice'];
    case 'done':
      return [];
    case 'pay':
      if (seasonOver) return [];
      if (!can(role, 'teams:pay')) return ['waitForPayer'];
      return [payment === 'due' || payment === 'open' ? 'pay' : 'payAgain', ...attach];
  }
}
