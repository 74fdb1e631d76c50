import { endAll } from './command-database.ts';
import { backup } from './commands/backup.ts';
import { type Command, helpOf, openCall, parse, WrongUsage } from './commands/command.ts';
import { config } from './commands/config.ts';
import { content } from './commands/content.ts';
import { doctor } from './commands/doctor.ts';
import { documents } from './commands/documents.ts';
import { jobs, mail } from './commands/jobs.ts';
import { reconcile } from './commands/reconcile.ts';
import { restore } from './commands/restore.ts';
import { setup } from './commands/setup.ts';
import { failureOf } from './failure.ts';

/*
 * `npm run portal -- <command>`: what the operator of a portal does beside it (docs/operations.md). A command ends with 0
 * when it did what was asked, with 1 when it could not or found something wrong, with 2 when it was not understood.
 */
const commands: Readonly<Record<string, Command>> = {
  ...{ setup, doctor, config, reconcile, mail, jobs },
  ...{ documents, content, backup, restore },
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const endings: (() => Promise<unknown>)[] = [];

const USAGE = [
  'Usage: npm run portal -- <command> [options]',
  '',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`),
  '',
  '  <command> --help shows what a command takes.',
].join('\n');

async function run(args: string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--help') {
    say(USAGE);
    return 0;
  }
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) {
    complain(`${name && !name.startsWith('-') ? `There is no command "${name}".` : 'Name a command.'}\n\n${USAGE}`);
    return 2;
  }
  try {
    const { values, words } = parse(found, rest);
    if (values.help) {
      say(helpOf(name, found));
      return 0;
    }
    return await found.run(openCall({ values, words, say, complain, endings }));
  } catch (error) {
    if (error instanceof WrongUsage) complain(`${error.message}\n\n${helpOf(name, found)}`);
    else complain(failureOf(found.failed, error));
    return error instanceof WrongUsage ? 2 : 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
await endAll(endings, complain);
process.exit();
