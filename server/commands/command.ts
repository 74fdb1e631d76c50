import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { commandDatabase, dataPathOf } from '../command-database.ts';
import { type Config, readConfig } from '../config.ts';
import { connectDatabase, type Database } from '../platform/database.ts';

/** What was typed and is no command: it ends with 2, and the command's help is printed below the sentence. */
export class WrongUsage extends Error {}

export type Options = Readonly<Record<string, { type: 'string' | 'boolean'; help: string; value?: string }>>;
export type Values<O extends Options> = {
  [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string;
};

/** What a command is given: what was typed after its name, and the portal's parts, opened when they are asked for. */
export type Call<O extends Options = Options> = {
  values: Values<O>;
  words: string[];
  /** A line of the answer, on stdout. */
  say(line: string): void;
  /** A line about what goes wrong, on stderr. */
  complain(line: string): void;
  config(): Config;
  /** The database, beside a running portal or without one. */
  database(options?: { max?: number }): Promise<Database>;
  /** Where files and backups lie. */
  dataPath(): string;
  /** What must be ended when the command is done, in reverse. */
  endings: (() => Promise<unknown>)[];
};

export type Command = {
  /** What it does, in one line of the list of commands. */
  summary: string;
  /** What follows its name. */
  usage: string;
  options: Options;
  /** Further lines of its help. */
  more?: string;
  /** How a sentence begins when something unforeseen happened. */
  failed: string;
  /** @returns the exit code: 0, or 1 when it did its work and found something wrong */
  run(call: Call): Promise<number>;
};

/** Keeps the types of a command's options for its own code. */
export const command = <const O extends Options>(
  declared: Omit<Command, 'options' | 'run'> & { options: O; run(call: Call<O>): Promise<number> },
): Command => declared as unknown as Command;

export function helpOf(name: string, { summary, usage, options, more }: Command): string {
  const lines = [
    ...Object.entries(options).map(([option, { help, value }]) => [`--${option}${value ? ` <${value}>` : ''}`, help]),
    ['--help', 'shows this text'],
  ] as const;
  const width = Math.max(...lines.map(([left]) => left.length)) + 3;
  return [
    `Usage: npm run portal -- ${[name, usage].filter(Boolean).join(' ')}`,
    '',
    `${summary}.`,
    '',
    ...lines.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    ...(more ? ['', more] : []),
  ].join('\n');
}

/** @throws WrongUsage */
export function parse({ options }: Command, args: string[]): { values: Record<string, never>; words: string[] } {
  const known: ParseArgsOptionsConfig = { help: { type: 'boolean' } };
  for (const [name, { type }] of Object.entries(options)) known[name] = { type };
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    return { values: values as Record<string, never>, words: positionals };
  } catch (error) {
    throw new WrongUsage((error as Error).message.split('. ')[0]);
  }
}

type Tools = Pick<Call, 'values' | 'words' | 'say' | 'complain' | 'endings'>;

export function openCall(tools: Tools): Call {
  let config: Config | undefined;
  const read = () => {
    config ??= readConfig();
    return config;
  };
  return {
    ...tools,
    config: read,
    dataPath: () => dataPathOf(read()),
    async database({ max = 2 } = {}) {
      const { complain: log, endings } = tools;
      const url = await commandDatabase(read(), { log, endings, besidePortal: true });
      const database = await connectDatabase(url, { max, log });
      endings.push(database.close);
      return database;
    },
  };
}
