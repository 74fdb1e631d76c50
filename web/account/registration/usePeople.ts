import { useCallback, useEffect, useRef, useState } from 'react';
import { lookUpCoach, lookUpMember } from '#contract/endpoints/lookups.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { pictureOf } from '#web/lib/picture.ts';
import { type FoundPerson, personKey, type SeatRole } from './draft.ts';

/** What is known of a number: somebody, nobody, or nothing yet. `message` is a sentence to show. */
export type LookUp =
  | { state: 'looking' }
  | { state: 'found'; person: FoundPerson }
  | { state: 'missing' }
  | { state: 'failed'; message: string };

export type People = ReturnType<typeof usePeople>;

async function ask(role: SeatRole, number: string, signal?: AbortSignal): Promise<FoundPerson> {
  if (role === 'coaches') {
    const { coach } = await call(lookUpCoach, { body: { coach_id: number }, signal });
    return { id: coach._id, name: coach.name, picture: pictureOf(coach.picture) ?? '' };
  }
  const { member } = await call(lookUpMember, { body: { member_id: number }, signal });
  return { id: member._id, name: member.name, picture: pictureOf(member.picture) ?? '', age: member.age };
}

const notFound = new Set(['coach_not_found', 'member_not_found']);

/** Everybody looked up so far, each number once. Failures pass: they are forgotten when the connection comes back. */
export function usePeople() {
  const [known, setKnown] = useState<Record<string, LookUp>>({});
  const now = useRef(known);
  const running = useRef(new Map<string, Promise<LookUp | undefined>>());

  const put = useCallback((key: string, lookUp: LookUp | undefined) => {
    const { [key]: _, ...others } = now.current;
    now.current = lookUp ? { ...others, [key]: lookUp } : others;
    setKnown(now.current);
  }, []);

  /** Asks for a number unless it is known or being asked for; undefined when the question was taken back. */
  const lookUp = useCallback(
    (role: SeatRole, number: string, signal?: AbortSignal): Promise<LookUp | undefined> => {
      const key = personKey(role, number);
      const before = now.current[key];
      if (before?.state === 'found' || before?.state === 'missing') return Promise.resolve(before);
      const current = running.current.get(key);
      if (current) return current;
      put(key, { state: 'looking' });
      const question = ask(role, number, signal)
        .then(
          (person): LookUp => ({ state: 'found', person }),
          (error: unknown): LookUp | undefined => {
            if (signal?.aborted) return undefined;
            if (!(error instanceof ApiError)) throw error;
            return notFound.has(error.code) ? { state: 'missing' } : { state: 'failed', message: error.message };
          },
        )
        .then((answer) => {
          put(key, answer);
          return answer;
        })
        .finally(() => running.current.delete(key));
      running.current.set(key, question);
      return question;
    },
    [put],
  );

  const [round, setRound] = useState(0);
  /** Forgets the failures, so that they are asked again. */
  const retry = useCallback(() => {
    now.current = Object.fromEntries(Object.entries(now.current).filter(([, { state }]) => state !== 'failed'));
    setKnown(now.current);
    setRound((count) => count + 1);
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { known, lookUp, retry, round };
}
