import { v7 as uuidv7 } from 'uuid';
import { cannedReplies, contactMessages, contactReplies } from '#server/features/contact/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Calendar } from '../calendar.ts';
import { contact } from '../read/contact.ts';
import { required } from './required.ts';
import type { LoadedTeam } from './teams.ts';

const HOUR = 60 * 60_000;
/** When the canned replies were written. */
const CANNED_WRITTEN = '2025-10-05T10:00:00+03:00';

/** Contact messages with their replies, none of which is mailed. */
export async function loadContact(
  tx: Tx,
  teams: readonly LoadedTeam[],
  userIds: Map<string, string>,
  calendar: Calendar,
): Promise<void> {
  const open = teams.filter(({ season }) => season.registration);
  const idOf = (officer: string) => required(userIds.get(officer), `officer ${officer}`);
  const written = calendar.instant(new Date(CANNED_WRITTEN));
  await tx
    .insert(cannedReplies)
    .values(contact.canned.map((canned) => ({ ...canned, createdAt: written, updatedAt: written })));
  for (const { at, phone, team, assignedTo, replies, ...message } of contact.messages) {
    const messageId = uuidv7();
    const createdAt = calendar.instant(new Date(`${at}:00+03:00`));
    const answers = replies.map(({ by, after, text, refusedFor }) => ({
      ...{ messageId, text, writtenBy: idOf(by), createdAt: new Date(createdAt.getTime() + after * HOUR) },
      ...(refusedFor ? { delivery: 'refused' as const, refusedFor } : { delivery: 'sent' as const }),
    }));
    const last = answers.at(-1);
    await tx.insert(contactMessages).values({
      ...message,
      ...{ id: messageId, phoneNumber: phone, createdAt },
      ...(team && { teamNo: required(open[team - 1], `team ${team}`).teamNo }),
      ...(assignedTo && { assignedTo: idOf(assignedTo) }),
      ...{ updatedAt: last?.createdAt ?? createdAt, updatedBy: last?.writtenBy ?? null },
    });
    if (answers.length > 0) await tx.insert(contactReplies).values(answers);
  }
}
