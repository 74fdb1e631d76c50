import type { TeamMailKind } from '#contract/endpoints/team-mails.ts';
import type { Mail } from '#server/providers/mail/smtp.ts';

/** What the office is to know of a mail beside its address: what it is about, what it says, and who reads it. */
export type MailNote = {
  kind: TeamMailKind;
  /** As payments name it: a mail about anything else than a team is sent, and not noted. */
  about: { kind: string; id: string };
  reader: { name: string; stebUserId?: string | null | undefined };
};

/** The mailer of all mails about teams: the office sees in the team that they were sent (`team-mails`). */
export type NotedMailer = {
  /** @throws as `Mailer.send` */
  send(mail: Mail, note: MailNote): Promise<void>;
  /** Whether the mail server took the mail about a team that has this id. */
  wasSent(mailId: string): Promise<boolean>;
};

export const aboutTeam = (id: string): MailNote['about'] => ({ kind: 'team', id });
