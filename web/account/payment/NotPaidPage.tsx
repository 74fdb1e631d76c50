import { data, type RouterContextProvider } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { getTeams } from '#contract/endpoints/teams.ts';
import type { User } from '#contract/entities.ts';
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

export const handle = { needs: 'public', words: ['payment', 'withdrawal'] } satisfies PageHandle;

/**
 * `/404/not-found`: where an unconfirmed payment ends (public spec, section 4). If the address names a team, people who
 * may see its payments get the payment's state as the server knows it; everyone else gets the plain page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const teamId = new URL(request.url).searchParams.get('team_id');
  if (!teamId) return data(null, { status: 404 });
  const { user, ended } = await viewer(context);
  if (ended) throw signInFirst(request);
  const team = user && (await findUnpaid(context, teamId, user));
  if (!team) return data(null, { status: 404 });
  const mayPay = can(roleOf(user.type), 'teams:pay');
  return data({ team, mayPay }, { headers: { 'cache-control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

async function findUnpaid(
  context: Readonly<RouterContextProvider>,
  team_id: string,
  user: User,
): Promise<UnpaidTeam | undefined> {
  try {
    const { team } = await serverApi(context)(getTeams, { query: { team_id } });
    if (!team?.order) return undefined;
    const { _id, name, team_no, competion, status, season_over, order } = team;
    const { at, next } = order.bank_asked ?? {};
    const { language, now } = context.get(pageContext);
    const written = (iso: string) => writeTime(language, iso, now);
    const asked = at ? { at: written(at), next: next ? written(next) : undefined } : undefined;
    return {
      _id,
      name,
      team_no,
      competion,
      status,
      season_over,
      order,
      asked,
      mayWithdraw: mayWithdrawTeam(user, team),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

export default function NotPaidPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <NotPaid {...loaderData} /> : <NotFoundScreen />;
}
