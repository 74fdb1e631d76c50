import { data, type RouterContextProvider } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { getTeams } from '#contract/endpoints/teams.ts';
import type { Team, User } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { isOffice } from '#domain/team-access.ts';
import { writeTime } from '#web/kit/write-date.ts';
import { NotFoundScreen } from '#web/layout/index.ts';
import { ApiError } from '#web/lib/api.ts';
import { signInFirst, viewer } from '#web/lib/guard.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import type { PageHandle } from '#web/lib/words.tsx';
import { mayWithdrawTeam } from '../withdrawal/index.ts';
import type { Route } from './+types/NotPaidPage.ts';
import { NotPaid, type UnpaidTeam } from './NotPaid.tsx';
import { TeamWaits, type WaitingTeam } from './TeamWaits.tsx';

export const handle = { needs: 'public', words: ['payment', 'withdrawal'] } satisfies PageHandle;

/**
 * `/404/not-found`: where an unconfirmed payment ends (public spec, section 4). If the address names a team, people who
 * may see its payments get the payment's state as the server knows it, and its members what is missing; everyone else gets
 * the plain page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const teamId = new URL(request.url).searchParams.get('team_id');
  if (!teamId) return data(null, { status: 404 });
  const { user, ended } = await viewer(context);
  if (ended) throw signInFirst(request);
  const team = user && (await findTeam(context, teamId));
  const page = context.get(pageContext);
  const shown = team && (unpaidTeam(team, user, page) ?? waitingTeam(team));
  if (!shown) return data(null, { status: 404 });
  return data({ ...shown, forOffice: isOffice(roleOf(user.type)) }, { headers: { 'cache-control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

async function findTeam(context: Readonly<RouterContextProvider>, team_id: string): Promise<Team | undefined> {
  try {
    return (await serverApi(context)(getTeams, { query: { team_id } })).team;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

/** For those who see its payments; undefined for others. */
function unpaidTeam(team: Team, user: User, { language, now }: { language: Language; now: Date }) {
  const { _id, name, team_no, competion, status, season_over, payers, order } = team;
  if (!order) return undefined;
  const { at, next } = order.bank_asked ?? {};
  const written = (iso: string) => writeTime(language, iso, now);
  const asked = at ? { at: written(at), next: next ? written(next) : undefined } : undefined;
  const facts = { _id, name, team_no, competion, status, season_over, payers };
  const unpaid: UnpaidTeam = { ...facts, order, asked, mayWithdraw: mayWithdrawTeam(user, team) };
  return { unpaid, mayPay: can(roleOf(user.type), 'teams:pay') };
}

/** For its members and a sub admin; undefined for a team that has been paid. */
function waitingTeam({ payment_status, order, ...team }: Team) {
  if (payment_status !== false || order !== undefined) return undefined;
  const { name, team_no, competion, status, season_over, amount_due, payers } = team;
  const waiting: WaitingTeam = { name, team_no, competion, status, season_over, amount_due, payers };
  return { waiting };
}

export default function NotPaidPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundScreen />;
  const { forOffice } = loaderData;
  if ('waiting' in loaderData) return <TeamWaits team={loaderData.waiting} forOffice={forOffice} />;
  return <NotPaid team={loaderData.unpaid} mayPay={loaderData.mayPay} forOffice={forOffice} />;
}
