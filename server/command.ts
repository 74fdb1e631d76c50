import { parseArgs } from 'node:util';
import { membershipId } from '#contract/fields.ts';
import { commandDatabase, endAll } from './command-database.ts';
import { type Config, readConfig } from './config.ts';
import { failureOf } from './failure.ts';
import { AlreadyAdministrated, makeAdministrator } from './features/administrators/index.ts';
import { connectDatabase, databaseCodeOf } from './platform/database.ts';
import { errorLine } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { ProviderUnavailable } from './providers/http-client.ts';
import { type StebPerson, stebProvider } from './providers/identity/steb.ts';
import { innerSandbox } from './sandbox.ts';

/*
 * `npm run portal -- setup <membership ID> [--another]`: makes the first administrator. It ends with 0 when that person is
 * an administrator, with 1 when they could not be made one, with 2 when it was not understood.
 */
const complain = (line: string) => process.stderr.write(`${line}\n`);
const endings: (() => Promise<unknown>)[] = [];

const USAGE = `Usage: npm run portal -- setup <membership ID> [--another]

  setup        makes the person with this membership ID at STEB an administrator of the portal
  --another    also when the portal has an administrator already
  --help       shows this text`;

class WrongUsage extends Error {}

function readCommand(): { id: string; another: boolean } | 'help' {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  const [command, sent, ...more] = positionals;
  if (command !== 'setup') throw new WrongUsage(command ? `There is no command "${command}".` : 'Name a command.');
  if (sent === undefined) throw new WrongUsage('Name the membership ID of the administrator.');
  if (more.length > 0) throw new WrongUsage('One person at a time.');
  const id = membershipId().safeParse(sent);
  if (!id.success) throw new WrongUsage('A membership ID has ten digits.');
  return { id: id.data, another: values.another };
}

const parse = () =>
  parseArgs({
    options: { another: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });

/** The person as STEB knows them, whether they are registered as a coach or as a student. */
async function personAtSteb(config: Config, id: string): Promise<StebPerson> {
  const url = config.steb.url ?? `${innerSandbox(config.port)}/steb`;
  const steb = stebProvider({ url, apiKey: config.steb.apiKey });
  const asked = Promise.all([steb.coach(id), steb.member(id)]);
  const [coach, member] = await asked.catch((cause: unknown) => {
    if (!(cause instanceof ProviderUnavailable)) throw cause;
    const hint = config.steb.url
      ? 'Try again when it does.'
      : 'Without STEB_URL it is the sandbox inside the portal: start the portal first.';
    throw new StartError(`STEB at ${url} does not answer (${errorLine(cause)}). ${hint}`, { cause });
  });
  const person = coach ?? member;
  if (!person) throw new StartError('STEB knows no verified person with this membership ID. Check its ten digits.');
  if (!person.status) throw new StartError('The account of this person is not active at STEB.');
  return person;
}

/** PostgreSQL's codes of a table, column or function that there is not. */
const NOT_THERE = ['42P01', '42703', '42883'];

async function setUp(config: Config, { id, another }: { id: string; another: boolean }): Promise<string> {
  const url = await commandDatabase(config, { log: complain, endings, besidePortal: true });
  const database = await connectDatabase(url, { max: 1, log: complain });
  endings.push(database.close);
  const person = await personAtSteb(config, id);
  const done = await makeAdministrator(database.db, person, { another }).catch((cause: unknown) => {
    if (cause instanceof AlreadyAdministrated) {
      const sentence = 'The portal has an administrator already. Add --another to make this person one as well.';
      throw new StartError(sentence, { cause });
    }
    if (NOT_THERE.includes(databaseCodeOf(cause) ?? '')) {
      const sentence =
        'The database is not that of this version of the portal. Start the portal once, which prepares it.';
      throw new StartError(sentence, { cause });
    }
    throw cause;
  });
  if (done.outcome === 'blocked') {
    throw new StartError(`${done.name} is blocked in the portal, and stays so: an administrator can lift that.`);
  }
  return done.outcome === 'made'
    ? `${done.name} is an administrator now, and can sign in at ${address(config)}/admin/auth/signin.`
    : `${done.name} is an administrator already.`;
}

const address = (config: Config) => config.publicUrl ?? `http://localhost:${config.port}`;

try {
  const command = readCommand();
  const said = command === 'help' ? USAGE : await setUp(readConfig(), command);
  process.stdout.write(`${said}\n`);
  process.exitCode = 0;
} catch (error) {
  if (error instanceof WrongUsage) complain(`${error.message}\n\n${USAGE}`);
  else complain(failureOf('The administrator could not be made', error));
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
}
await endAll(endings, complain);
process.exit();
