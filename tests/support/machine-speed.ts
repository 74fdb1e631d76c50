import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** What the same work takes on the machine on which the limits were chosen: two cores of a cloud server, quiet. */
const USUAL_MILLISECONDS = 350;

/**
 * How many times slower than usual this machine is at the moment, at least 1: some processes are started and a fixed sum
 * is reckoned, because a slow machine is slow in either. Takes half a second.
 */
export function measureSlowness(): number {
  const began = performance.now();
  for (let started = 0; started < 5; started += 1) execFileSync(process.execPath, ['--eval', '']);
  const hash = createHash('sha256');
  for (let block = 0; block < 100_000; block += 1) hash.update('a fixed sum of the same blocks on every machine');
  hash.digest();
  return Math.max(1, (performance.now() - began) / USUAL_MILLISECONDS);
}
