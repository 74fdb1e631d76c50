import type { EngineWindow } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

type Engine = {
  name: string;
  /** The environment variable with the path of its program. */
  variable: string;
  example: string;
  program: string | undefined;
  open(program: string): Promise<EngineWindow>;
};

/** The engines besides Chromium that visitors use. Their paths differ, or they are missing: a variable names each. */
export const engines: Engine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    example: '/usr/bin/firefox',
    program: process.env.FIREFOX,
    open: openFirefox,
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT',
    example: '/usr/bin/WebKitWebDriver',
    program: process.env.WEBKIT,
    open: openWebKit,
  },
];

/** Prints before the journeys which engines they leave out, because a skipped test is only counted. */
export default function setup(): void {
  for (const { name, variable, example, program } of engines) {
    if (!program) process.stdout.write(`${name} skipped: set ${variable}=${example} to run the smoke journey in it\n`);
  }
}
