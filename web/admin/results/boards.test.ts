import { describe, expect, test } from 'vitest';
import type { ResultBoard } from '#contract/endpoints/result-boards.ts';
import type { Attempt } from '#web/lib/attempt.ts';
import { hiddenBy, loadBoards } from './boards.ts';

const board = (season = true, competition = true) =>
  ({ season: { status: season }, competion: { status: competition } }) as ResultBoard;
const { signal } = new AbortController();
const seasons = ['f', 'e', 'd', 'c', 'b', 'a'].map((_id) => ({ _id }));

/** Loads with these answers by season; one that is not named has no results. */
async function load(asked: string | null, answers: Record<string, Attempt<readonly ResultBoard[]>>, of = seasons) {
  const calls: string[] = [];
  const loaded = await loadBoards(of, asked, signal, async (season) => {
    calls.push(season);
    return answers[season] ?? { answer: [] };
  });
  return { ...loaded, calls };
}

describe('the boards that the page begins with', () => {
  test('are those of the newest season that has results, and no old one is asked', async () => {
    const boards = [board()];
    const loaded = await load(null, { d: { answer: boards }, c: { answer: [board()] }, a: { answer: [board()] } });
    expect(loaded).toEqual({ season: 'd', boards, error: undefined, calls: ['f', 'e', 'd', 'c'] });
  });

  test('are none of the newest season if no recent one has results', async () => {
    expect(await load(null, { a: { answer: [board()] } })).toMatchObject({ season: 'f', boards: [], error: undefined });
  });

  test('are those of the season in the address alone', async () => {
    expect(await load('a', {})).toEqual({ season: 'a', boards: [], error: undefined, calls: ['a'] });
    expect((await load('unknown', {})).calls).toHaveLength(4);
  });

  test('are an error where a newer season could not be asked', async () => {
    const loaded = await load(null, { e: { error: 'Try later' }, d: { answer: [board()] } });
    expect(loaded).toMatchObject({ season: 'e', boards: undefined, error: 'Try later' });
  });

  test('are none without a season', async () => {
    expect(await load(null, {}, [])).toEqual({ season: '', boards: [], error: undefined, calls: [] });
  });
});

test('what hides a published board is its season, its competition, or both', () => {
  expect(hiddenBy([board()])).toBeUndefined();
  expect(hiddenBy([board(false)])).toBe('season');
  expect(hiddenBy([board(), board(true, false)])).toBe('competition');
  expect(hiddenBy([board(false), board(false, false)])).toBe('both');
});
