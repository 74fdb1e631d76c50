/**
 * The only limits on time of the tests. They end what hangs and judge nothing: a wait that is over in a moment costs no
 * more for a long limit. `npm test` on a quiet machine comes nowhere near them.
 */
const MINUTE = 60_000;

/** How many times slower this machine is than an ordinary one, at least 1: measured by `vitest.config.ts`. */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

export const limit = {
  /** For one thing that a test waits for: a mail, a line of a log, a lock, an element of a page. */
  wait: 2 * MINUTE * slowness,
  /** For a test, or a hook, that waits for many. */
  test: 6 * MINUTE * slowness,
  /** For a test that starts and stops whole processes, or walks through all screens. */
  long: 20 * MINUTE * slowness,
};

/** How many times as long as usual a portal of the tests waits for its database, outside services and its own stop. */
export const patience = Math.min(100, 5 * slowness);

/** For `vi.waitUntil`, `vi.waitFor` and `expect.poll`, which otherwise give up after a second. */
export const patiently = { timeout: limit.wait, interval: 20 };
