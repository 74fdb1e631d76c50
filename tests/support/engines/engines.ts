import type { EngineWindow } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

type Engine = {
  name: string;
  /** The variable that names its program. */
  variable: string;
  example: string;
  program: string | undefined;
  open(program: string): Promise<EngineWindow>;
};

/** The engines beside Chromium that people come with. Each machine has them elsewhere or not at all: a variable names them. */
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

/** Says before the journeys which engines they leave out: a test that is skipped is only counted. */
export default function setup(): void {
  for (const { name, variable, example, program } of engines) {
    if (!program) process.stdout.write(`${name} skipped: set ${variable}=${example} to run the smoke journey in it\n`);
  }
}
