import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/*
 * The only limits on time of the tests. They end what hangs and judge nothing: a wait that is over in a moment costs no
 * more for a long limit, and on a quiet machine nothing comes near them (decision 164).
 */

/** What the work below takes on a quiet machine with two cores of a cloud server. */
const USUAL_MILLISECONDS = 350;
const MOST = 4;

/**
 * How many times slower than usual this machine is, from 1 to 4: some processes are started and a fixed sum is reckoned,
 * because a slow machine is slow in either.
 */
function measureSlowness(): number {
  const began = performance.now();
  for (let started = 0; started < 5; started += 1) execFileSync(process.execPath, ['--eval', '']);
  const hash = createHash('sha256');
  for (let block = 0; block < 100_000; block += 1) hash.update('a fixed sum of the same blocks on every machine');
  hash.digest();
  return Math.min(MOST, Math.max(1, (performance.now() - began) / USUAL_MILLISECONDS));
}

// Measured once for a run: its workers inherit the environment.
process.env.TEST_SLOWNESS ??= measureSlowness().toFixed(1);
const slowness = Number(process.env.TEST_SLOWNESS);
if (!(slowness >= 1 && slowness <= 100)) {
  throw new Error(`TEST_SLOWNESS=${process.env.TEST_SLOWNESS} is no number from 1 to 100.`);
}
const minutes = (count: number) => count * 60_000 * slowness;

export const limit = {
  /** For one thing that a test waits for: a mail, a line of a log, a lock, an element of a page. */
  wait: minutes(1),
  /** For a test, or a hook, that waits for many. */
  test: minutes(4),
  /** For a test, or a hook, of a group of `npm run prove`: some start whole processes, or walk through all screens. */
  long: minutes(10),
};

/** How many times as long as usual a portal of the tests waits for its database, outside services and its own stop. */
export const patience = Math.min(100, 5 * slowness);

/** For `vi.waitUntil`, `vi.waitFor` and `expect.poll`, which otherwise give up after a second. */
export const patiently = { timeout: limit.wait, interval: 20 };
