import { isNotNull } from 'drizzle-orm';
import type { TeamMailKind } from '#contract/endpoints/team-mails.ts';
import { orders } from '#server/features/payments/index.ts';
import { teamMails } from '#server/features/team-mails/index.ts';
import { teamViews } from '#server/features/teams/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { LoadedSeason } from './content.ts';
import { required } from './required.ts';
import { type LoadedTeam, ROWS_AT_ONCE } from './teams.ts';

/** The administrator whose views they are, by the membership ID in `accounts.json`. */
const OFFICER = '1000000001';
const MINUTE = 60_000;

type Reader = { stebUserId: string; name: string; email: string };

/** What the office has of teams beside themselves: the mails that were sent about them, and views of their list. */
export async function loadOfficeTeams(
  tx: Tx,
  { season }: LoadedSeason,
  teams: LoadedTeam[],
  userIds: Map<string, string>,
): Promise<void> {
  const paid = await tx
    .select({ team: orders.purposeId, at: orders.paidAt })
    .from(orders)
    .where(isNotNull(orders.paidAt));
  const paidAt = new Map(paid.map(({ team, at }) => [team, at]));
  const rows = teams.flatMap((team) => mailsAbout(team, paidAt.get(team.id)));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(teamMails).values(rows.slice(from, from + ROWS_AT_ONCE));
  const createdBy = required(userIds.get(OFFICER), OFFICER);
  await tx.insert(teamViews).values([
    { name: `لم تُدفع · ${season.name}`, query: { season: season.id, paid: 'false', active: 'true' }, createdBy },
    { name: `بلا جهة · ${season.name}`, query: { season: season.id, entity: 'false', active: 'true' }, createdBy },
  ]);
}

/** The confirmation for whoever registered a team, what its people read, and the receipt of a paid fee. */
function mailsAbout({ id: teamId, owner, coaches, members, createdAt }: LoadedTeam, paidAt: Date | null | undefined) {
  const mail = (kind: TeamMailKind, { stebUserId, name, email }: Reader, since: Date) => ({
    ...{ mailId: `sample-${kind}-${teamId}-${stebUserId}`, teamId, kind, stebUserId, name, email },
    sentAt: new Date(since.getTime() + MINUTE),
  });
  const others = [...coaches, ...members].filter(({ stebUserId }) => stebUserId !== owner.stebUserId);
  return [
    mail('registration_confirmation', owner, createdAt),
    ...others.filter(({ email }) => email !== '').map((person) => mail('joined', person, createdAt)),
    ...(paidAt ? [mail('receipt', owner, paidAt)] : []),
  ];
}
