import { isUuid } from '#domain/uuid.ts';
import { type JobName, mailJobNames } from '../platform/jobs.ts';
import { deadJobs, putAwayDeadJobs, queueCounts, retryDeadJobs } from '../platform/queued-jobs.ts';
import { type Call, command, WrongUsage } from './command.ts';

const SHOWN = 100;

/** What failed for good: listed without what it is about, put back, or put away. */
const ofKinds = (what: 'jobs' | 'mails', names?: readonly JobName[]) =>
  command({
    summary: `Lists the ${what} that failed for good, puts them back into the queue, or puts them away`,
    usage: '[list] | retry <id> | retry --all | put-away <id> | put-away --all',
    options: { all: { type: 'boolean', help: 'with retry and put-away: all of them' } },
    more: [
      'A job is known by its id; what it is about, such as the address of a mail, is never shown.',
      'One that was put away is neither listed nor counted any more.',
    ].join('\n'),
    failed: 'The queue could not be read',
    async run(call) {
      const [verb = 'list', id, ...more] = call.words;
      if (verb === 'list' && !id && !call.values.all) return list(call, what, names);
      const act = { retry: retryDeadJobs, 'put-away': putAwayDeadJobs }[verb];
      if (!act || more.length > 0 || Boolean(id) === Boolean(call.values.all)) {
        throw new WrongUsage('List them, or retry or put-away one by its id, or --all.');
      }
      if (id && !isUuid(id)) throw new WrongUsage('An id of a job is a UUID, as the list shows it.');
      const { db } = await call.database();
      const done = await act(db, id ? { id } : { ...(names && { names }) });
      if (id && done.length === 0) {
        call.complain('No job with this id has failed for good, or a retry would do nothing for it.');
        return 1;
      }
      call.say(
        verb === 'retry'
          ? `${done.length} put back; a running portal takes them up within seconds.`
          : `${done.length} put away.`,
      );
      return 0;
    },
  });

async function list({ database: open, say }: Pick<Call, 'database' | 'say'>, what: string, names?: readonly JobName[]) {
  const { db } = await open();
  const { jobs: dead, total } = await deadJobs(db, { limit: SHOWN, ...(names && { names }) });
  const { waiting, running } = await queueCounts(db);
  for (const { id, name, failedAt, message } of dead) say(`${id}  ${failedAt.toISOString()}  ${name}  ${message}`);
  if (total > dead.length) say(`… and ${total - dead.length} older ones.`);
  say(`${total} ${what} failed for good; ${waiting} jobs of all kinds wait, ${running} are running.`);
  return 0;
}

export const jobs = ofKinds('jobs');
export const mail = ofKinds('mails', mailJobNames);
