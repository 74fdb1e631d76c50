import type { Db } from '#server/platform/database.ts';
import type { CardGateway } from '#server/providers/card-gateway/telr.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { readPortalState } from './portal-state.ts';

/** How often a held copy looks whether it was released, in milliseconds. */
const LOOKS_EVERY = 2_000;

/**
 * Whether this database is a restored copy that nobody has released. A database that is in use is never held again, so
 * that it is asked only until the answer is no.
 */
export function heldCopy(db: Db) {
  let released = false;
  return async function isHeld(): Promise<boolean> {
    if (released) return false;
    released = (await readPortalState(db)).heldSince === null;
    return !released;
  };
}

type IsHeld = ReturnType<typeof heldCopy>;

const REASON = 'this is a restored copy, which asks nobody until it is released';

/** The gateway, but for a held copy: the payments of its orders are those of the portal that was backed up. */
export function gatewayUnlessHeld(gateway: CardGateway, isHeld: IsHeld): CardGateway {
  const refuse = async (purpose: string) => {
    if (await isHeld()) throw new ProviderUnavailable({ provider: 'telr', purpose }, REASON, { leftAlone: true });
  };
  return {
    test: gateway.test,
    async create(order) {
      await refuse('create');
      return gateway.create(order);
    },
    async check(ref, timeout) {
      await refuse('check');
      return gateway.check(ref, timeout);
    },
  };
}

/** The mailer, but for a held copy: what waits in its queue was sent by the portal that was backed up. */
export function mailerUnlessHeld(mailer: Mailer, isHeld: IsHeld): Mailer {
  return {
    async send(mail) {
      if (await isHeld()) throw new Error('a restored copy sends no mail until it is released');
      return mailer.send(mail);
    },
    close: mailer.close,
  };
}

/**
 * Begins the work of the queue, at once or, in a held copy, when it is released.
 * @returns how to stop waiting; what was begun is stopped by the queue
 */
export async function workUnlessHeld(
  isHeld: IsHeld,
  begin: () => Promise<void>,
  log: (line: string) => void,
): Promise<() => void> {
  if (!(await isHeld())) {
    await begin();
    return () => {};
  }
  log(
    'This is a restored copy: it sends no mail, asks no payment and does no other work of its queue until "npm run portal -- restore --release".',
  );
  const timer = setInterval(async () => {
    // An unreachable database is told by the pool.
    if (await isHeld().catch(() => true)) return;
    clearInterval(timer);
    await begin().then(
      () => log('The restored copy was released, and has taken up its work.'),
      () => log('The restored copy was released, and could not take up its work: start it again.'),
    );
  }, LOOKS_EVERY);
  return () => clearInterval(timer);
}
