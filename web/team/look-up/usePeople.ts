import { useCallback, useEffect, useRef, useState } from 'react';
import { lookUpCoach, lookUpEntity, lookUpMember } from '#contract/endpoints/lookups.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { pictureOf } from '#web/lib/picture.ts';

/** The data about a person found that is shown. */
export type FoundPerson = {
  id: string;
  name: string;
  picture: string;
  age?: number | null;
  /** Already a member of another team of the season. */
  elsewhere?: boolean;
  /** For an entity, masked; empty if it has none. */
  vatNumber?: string;
};

export type SeatRole = 'coaches' | 'members';

/** The role that a number is looked up for. */
export type LookUpKind = SeatRole | 'entity';

/** The state of a lookup: found, not found, or unknown. `message` is a sentence to show. */
export type LookUp =
  | { state: 'looking' }
  | { state: 'found'; person: FoundPerson }
  | { state: 'missing'; message: string }
  | { state: 'failed'; message: string };

export type People = ReturnType<typeof usePeople>;

type Question = { kind: LookUpKind; number: string; season: string; signal: AbortSignal | undefined };

async function ask({ kind, number, season, signal }: Question): Promise<FoundPerson> {
  if (kind === 'coaches') {
    const { coach } = await call(lookUpCoach, { body: { coach_id: number }, signal });
    return { id: coach._id, name: coach.name, picture: pictureOf(coach.picture) ?? '' };
  }
  if (kind === 'entity') {
    const { entity } = await call(lookUpEntity, { body: { entity_cr: number }, signal });
    const { name, crNumber = number, tax_id = '' } = entity;
    return { id: crNumber, name, picture: pictureOf(entity.picture) ?? '', vatNumber: tax_id };
  }
  const body = { member_id: number, ...(season && { season_id: season }) };
  const { member } = await call(lookUpMember, { body, signal });
  const { _id: id, name, age, in_team_this_season: elsewhere = false } = member;
  return { id, name, picture: pictureOf(member.picture) ?? '', age, elsewhere };
}

const notFound = new Set(['coach_not_found', 'member_not_found', 'entity_not_found']);

/**
 * All people looked up so far, each number once; members once per season, because the hints depend on the season.
 * Failures are temporary: they are cleared when the connection is back.
 * @param missing what to say where nobody has a number, if not the server's sentence
 */
export function usePeople(season: string, missing?: string) {
  const [known, setKnown] = useState<Record<string, LookUp>>({});
  const now = useRef(known);
  const running = useRef(new Map<string, Promise<LookUp | undefined>>());

  const keyOf = useCallback(
    (kind: LookUpKind, number: string) => (kind === 'members' ? `${kind}:${season}:${number}` : `${kind}:${number}`),
    [season],
  );
  const put = useCallback((key: string, lookUp: LookUp | undefined) => {
    const { [key]: _, ...others } = now.current;
    now.current = lookUp ? { ...others, [key]: lookUp } : others;
    setKnown(now.current);
  }, []);

  /** Looks a number up unless the result is known or requested already; undefined if the request was aborted. */
  const lookUp = useCallback(
    (kind: LookUpKind, number: string, signal?: AbortSignal): Promise<LookUp | undefined> => {
      const key = keyOf(kind, number);
      const before = now.current[key];
      if (before?.state === 'found' || before?.state === 'missing') return Promise.resolve(before);
      const current = running.current.get(key);
      if (current) return current;
      put(key, { state: 'looking' });
      const question = ask({ kind, number, season, signal })
        .then(
          (person): LookUp => ({ state: 'found', person }),
          (error: unknown): LookUp | undefined => {
            if (signal?.aborted) return undefined;
            if (!(error instanceof ApiError)) throw error;
            if (!notFound.has(error.code)) return { state: 'failed', message: error.message };
            return { state: 'missing', message: missing ?? error.message };
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
    [put, keyOf, season, missing],
  );

  const [round, setRound] = useState(0);
  /** Clears the failures, so that they are requested again. */
  const retry = useCallback(() => {
    now.current = Object.fromEntries(Object.entries(now.current).filter(([, { state }]) => state !== 'failed'));
    setKnown(now.current);
    setRound((count) => count + 1);
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const of = (kind: LookUpKind, number: string) => known[keyOf(kind, number)];
  /** The person with a number, once found. */
  const found = (kind: LookUpKind, number: string): FoundPerson | undefined => {
    const answer = of(kind, number);
    return answer?.state === 'found' ? answer.person : undefined;
  };
  return { of, found, lookUp, retry, round };
}
