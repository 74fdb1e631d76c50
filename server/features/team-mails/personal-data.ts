import type { DbOrTx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { queuedJobs, removeQueuedJobs } from '#server/platform/queued-jobs.ts';
import { type MembershipMail, membershipJob } from './tell-people.ts';

/** Mails about memberships, whose jobs hold name and address: sent or not, they go. */
export const membershipMailData: PersonalData = {
  place: 'mails',
  tables: {},
  async collect(db, person) {
    const mails = await queuedJobs<MembershipMail>(db, membershipJob, toPerson(person));
    return { membershipMails: mails.map(({ at, data }) => ({ at, news: data.news })) };
  },
  async erase(tx: DbOrTx, person) {
    return { removed: await removeQueuedJobs(tx, membershipJob, toPerson(person)) };
  },
};

const toPerson = ({ stebUserId }: Subject) => ({ to: { stebUserId } });
