import { createInterface } from 'node:readline/promises';
import { membershipId } from '#contract/fields.ts';
import type { Config } from '../config.ts';
import { AlreadyAdministrated, makeAdministrator } from '../features/administrators/index.ts';
import { type Database, databaseCodeOf } from '../platform/database.ts';
import { errorLine } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { ProviderUnavailable } from '../providers/http-client.ts';
import { type StebPerson, stebProvider } from '../providers/identity/steb.ts';
import { innerSandbox } from '../sandbox.ts';
import { type Call, command, WrongUsage } from './command.ts';
import { firstFields, writeFirst } from './first-content.ts';

/** PostgreSQL's codes of a table, column or function that there is not. */
const NOT_THERE = ['42P01', '42703', '42883'];

const options = {
  another: { type: 'boolean', help: 'also when the portal has an administrator already' },
  ...firstFields,
} as const;

export const setup = command({
  summary: 'Makes the first administrator, and enters the seller and the first season',
  usage: '<membership ID> [--another] [--seller-… …] [--season-… …]',
  options,
  more: 'In a terminal it asks for the seller and the season where neither is given; an empty answer leaves them to the back-office.',
  failed: 'The portal could not be set up',
  async run(call) {
    const id = readId(call.words);
    const config = call.config();
    const database = await call.database({ max: 1 });
    const person = await personAtSteb(config, id);
    const { text, userId } = await administrate(database, person, { another: call.values.another ?? false, config });
    call.say(text);
    const given = Object.keys(firstFields).some((name) => name in call.values);
    const values = given || !process.stdin.isTTY ? call.values : await askFor(call);
    for (const line of await writeFirst(database.db, userId, values)) call.say(line);
    return 0;
  },
});

function readId([sent, ...more]: string[]): string {
  if (sent === undefined) throw new WrongUsage('Name the membership ID of the administrator.');
  if (more.length > 0) throw new WrongUsage('One person at a time.');
  const id = membershipId().safeParse(sent);
  if (!id.success) throw new WrongUsage('A membership ID has ten digits.');
  return id.data;
}

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

async function administrate(
  { db }: Database,
  person: StebPerson,
  { another, config }: { another: boolean; config: Config },
): Promise<{ text: string; userId: string }> {
  const done = await makeAdministrator(db, person, { another }).catch((cause: unknown) => {
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
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  const text =
    done.outcome === 'made'
      ? `${done.name} is an administrator now, and can sign in at ${address}/admin/auth/signin.`
      : `${done.name} is an administrator already.`;
  return { text, userId: done.id };
}

/** Asks for what was not given; in a terminal alone. */
async function askFor({ values }: Pick<Call<typeof options>, 'values'>): Promise<Call<typeof options>['values']> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  try {
    for (const [name, { help }] of Object.entries(firstFields)) {
      const answer = (await terminal.question(`${help}: `)).trim();
      if (answer) answers[name] = answer;
    }
  } finally {
    terminal.close();
  }
  return { ...values, ...answers };
}
