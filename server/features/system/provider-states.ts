import type { SystemProvider } from '#contract/endpoints/system.ts';
import { listenTo } from '#server/platform/measured.ts';

type Name = SystemProvider['name'];
type Seen = Pick<SystemProvider, 'state' | 'breaker' | 'answered_at' | 'last_failure'>;

/** Those that are left alone for a while when they fail: of the gateway every payment asks, and mails have their queue. */
const withBreaker: readonly Name[] = ['steb', 'academy'];

/** What this process has seen of the services since it started: when each answered last, when and how it failed last. */
export function watchProviders() {
  const seen = new Map<string, { answeredAt?: string; failure?: SystemProvider['last_failure']; failing: boolean }>();
  const open = new Map<string, Set<string>>();
  const answered = (name: string) =>
    seen.set(name, { ...seen.get(name), answeredAt: new Date().toISOString(), failing: false });
  const endings = [
    listenTo('provider', ({ provider, answered: did }) => did && answered(provider)),
    // A refusal of one mail is an answer, too.
    listenTo('mail', ({ outcome }) => outcome !== 'failed' && answered('mail')),
    listenTo('failure', ({ part, code }) =>
      seen.set(part, { ...seen.get(part), failure: { at: new Date().toISOString(), code }, failing: true }),
    ),
    listenTo('breaker', ({ provider, purpose, open: isOpen }) => {
      const purposes = open.get(provider) ?? new Set();
      if (isOpen) purposes.add(purpose);
      else purposes.delete(purpose);
      open.set(provider, purposes);
    }),
  ];

  return {
    of(name: Name): Seen {
      const { answeredAt = null, failure = null, failing = false } = seen.get(name) ?? {};
      const alone = (open.get(name)?.size ?? 0) > 0;
      return {
        state: alone ? 'broken' : failing ? 'attention' : answeredAt ? 'fine' : 'idle',
        breaker: withBreaker.includes(name) ? (alone ? 'open' : 'closed') : null,
        answered_at: answeredAt,
        last_failure: failure,
      };
    },
    end() {
      for (const end of endings) end();
    },
  };
}

export type ProviderStates = ReturnType<typeof watchProviders>;
