import { filesPathOf } from '../command-database.ts';
import { harmlessAddress } from '../describe-config.ts';
import { readPortalState } from '../features/system/index.ts';
import type { Database } from '../platform/database.ts';
import { databaseFacts } from '../platform/database-facts.ts';
import { roomFor } from '../platform/disk.ts';
import { openFileStore } from '../platform/files.ts';
import { errorLine } from '../platform/log.ts';
import { migrationCounts } from '../platform/migrate.ts';
import { queueCounts } from '../platform/queued-jobs.ts';
import { StartError } from '../platform/start-error.ts';
import { checkMailServer } from '../providers/mail/smtp.ts';
import { innerSandbox, sandboxGateway } from '../sandbox.ts';
import { type Call, command } from './command.ts';

type Level = 'ok' | 'warn' | 'fail';
type Finding = { level: Level; text: string };
const ok = (text: string): Finding => ({ level: 'ok', text });
const warn = (text: string): Finding => ({ level: 'warn', text });
const fail = (text: string): Finding => ({ level: 'fail', text });

const TIMEOUT = 5_000;
/** A clock that is further off makes sessions end early and payments look older than they are. */
const CLOCK_WARN_MS = 5_000;
const CLOCK_FAIL_MS = 60_000;

export const doctor = command({
  summary: 'Tries everything that the portal needs, and says what to do where something is missing',
  usage: '',
  options: {},
  more: 'Each line is ok, warn or fail; it ends with 1 if any fails. Without addresses it asks the sandbox of a running portal.',
  failed: 'The portal could not be looked at',
  async run(call) {
    let failed = 0;
    const tell = (what: string, { level, text }: Finding) => {
      if (level === 'fail') failed += 1;
      call.say(`${level.padEnd(5)} ${what.padEnd(11)} ${text}`);
    };
    const look = async (what: string, probe: () => Promise<Finding[]>) => {
      const found = await probe().catch((error: unknown) => [
        fail(error instanceof StartError ? error.message : errorLine(error)),
      ]);
      for (const finding of found) tell(what, finding);
    };
    let database: Database | undefined;
    await look('database', async () => {
      database = await call.database();
      return aboutDatabase(database);
    });
    if (database) await look('portal', () => aboutPortal(database as Database));
    await look('files', () => aboutFiles(call));
    await look('disk', () => aboutDisk(call.dataPath()));
    const { steb, telr, catalogueUrl, smtpUrl, port } = call.config();
    const sandbox = innerSandbox(port);
    const dates: (Date | undefined)[] = [];
    const outside = {
      STEB: steb.url ?? `${sandbox}/steb`,
      Telr: telr.url ?? sandboxGateway(sandbox),
      academy: catalogueUrl ?? `${sandbox}/academy`,
    };
    for (const [name, url] of Object.entries(outside)) {
      await look(name, async () => {
        const { status, date } = await ask(url);
        dates.push(date);
        const where = harmlessAddress(url);
        return [status >= 500 ? fail(`${where} answers with ${status}: ask its operator.`) : ok(`${where} answers.`)];
      });
    }
    await look('mail', async () => {
      if (!smtpUrl) return [warn('SMTP_URL is not set: mails go to the sandbox of the running portal.')];
      await checkMailServer(smtpUrl);
      return [ok(`${harmlessAddress(smtpUrl)} takes our greeting and sign-in.`)];
    });
    await look('clock', () =>
      aboutClock(
        database,
        dates.find((date) => date),
      ),
    );
    return failed > 0 ? 1 : 0;
  },
});

async function aboutDatabase({ pool }: Database): Promise<Finding[]> {
  const [{ version, size, sorts, trigrams }, { pending }] = await Promise.all([
    databaseFacts(pool),
    migrationCounts(pool),
  ]);
  return [
    ok(`PostgreSQL ${version}, ${Math.round(size / 2 ** 20)} MB.`),
    sorts
      ? ok('It sorts by ICU, Arabic and Latin as a dictionary does.')
      : warn(
          "It does not sort by ICU: names come in another order. Create it with locale_provider icu icu_locale 'und'.",
        ),
    trigrams
      ? ok('The extension pg_trgm is there.')
      : fail('The extension pg_trgm is missing: start the portal once, as the owner of the database.'),
    pending === 0
      ? ok('All migrations are applied.')
      : fail(`${pending} migrations are not applied: start the portal, which applies them.`),
  ];
}

async function aboutPortal({ db }: Database): Promise<Finding[]> {
  const [{ heldSince, lastBackup, lastCheck }, { dead, waiting }] = await Promise.all([
    readPortalState(db),
    queueCounts(db),
  ]);
  const day = (at: string) => at.slice(0, 16).replace('T', ' ');
  return [
    ...(heldSince
      ? [warn('This is a held copy: it neither mails nor asks payments until "npm run portal -- restore --release".')]
      : []),
    dead > 0
      ? warn(`${dead} jobs failed for good: npm run portal -- jobs.`)
      : ok(`No job failed for good; ${waiting} wait.`),
    lastBackup
      ? ok(`The last backup is of ${day(lastBackup.at)} UTC.`)
      : warn('No backup was taken: set BACKUP_DIR, or run npm run portal -- backup.'),
    ...(lastCheck?.problem ? [fail(`The last check of a backup failed: ${lastCheck.problem}`)] : []),
    ...(lastCheck && !lastCheck.problem
      ? [ok(`The last check of a backup, of ${day(lastCheck.at)} UTC, found nothing wrong.`)]
      : []),
  ];
}

/** Writes, reads and removes a file. */
async function aboutFiles({ config: read }: Pick<Call, 'config'>): Promise<Finding[]> {
  const config = read();
  const files = await openFileStore(filesPathOf(config), config.s3);
  const [key, text] = [`doctor-${process.pid}.txt`, Buffer.from('tried')];
  await files.put(key, text);
  const back = await files.get(key);
  await files.remove(key);
  const where = config.s3 ? `the bucket ${config.s3.bucket}` : filesPathOf(config);
  return [
    back && Buffer.from(back).equals(text)
      ? ok(`${where} takes and gives back files.`)
      : fail(`${where} does not give back what it took.`),
  ];
}

async function aboutDisk(folder: string): Promise<Finding[]> {
  const { state, free } = await roomFor(folder);
  const text = `${Math.floor(free / 2 ** 20)} MB are left for ${folder}.`;
  return [state === 'broken' ? fail(`${text} Make room.`) : state === 'attention' ? warn(text) : ok(text)];
}

/** Any answer shows that it can be reached; a GET of its address changes nothing there. */
async function ask(url: string): Promise<{ status: number; date: Date | undefined }> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (cause: unknown) => {
      throw new StartError(
        `${harmlessAddress(url)} does not answer (${errorLine(cause)}): check its address, the network, and its certificate.`,
        { cause },
      );
    },
  );
  await answer.body?.cancel();
  const date = answer.headers.get('date');
  return { status: answer.status, date: date ? new Date(date) : undefined };
}

async function aboutClock(database: Database | undefined, outside: Date | undefined): Promise<Finding[]> {
  const asked = Date.now();
  const now = database && (await database.pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now;
  const middle = (asked + Date.now()) / 2;
  // A header has whole seconds, and was read some moments ago.
  const off = [
    now ? Math.abs(now.getTime() - middle) : 0,
    outside ? Math.max(0, Math.abs(outside.getTime() - middle) - 20_000) : 0,
  ];
  const most = Math.round(Math.max(...off) / 1000);
  if (Math.max(...off) > CLOCK_FAIL_MS) return [fail(`The clocks differ by ${most} s: set them by NTP.`)];
  return [
    Math.max(...off) > CLOCK_WARN_MS
      ? warn(`The clocks differ by ${most} s: set them by NTP.`)
      : ok('It agrees with the database and the providers.'),
  ];
}
