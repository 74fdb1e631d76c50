import { listResultBoards, type ResultBoard } from '#contract/endpoints/result-boards.ts';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';

/** Seasons that are asked for results at once, newest first: older ones are there to choose. */
const NEWEST = 4;

type Answered = Attempt<readonly ResultBoard[]>;

const ask = (season: string, signal: AbortSignal): Promise<Answered> =>
  attempt(call(listResultBoards, { query: { season }, signal }).then(({ boards }) => boards));

/**
 * The boards of the season that is asked for; else of the newest that has results, since the one that has just begun has
 * none to publish.
 * @param asked a season's id, as it stands in the address
 */
export async function loadBoards(
  seasons: readonly { _id: string }[],
  asked: string | null,
  signal: AbortSignal,
  boardsOf = ask,
): Promise<{ season: string; boards: readonly ResultBoard[] | undefined; error: string | undefined }> {
  const chosen = seasons.find(({ _id }) => _id === asked);
  const tried = chosen ? [chosen] : seasons.slice(0, NEWEST);
  const answers = await Promise.all(tried.map(async ({ _id }) => ({ season: _id, ...(await boardsOf(_id, signal)) })));
  const [newest] = answers;
  const found = answers.find(({ answer, error }) => error !== undefined || (answer && answer.length > 0)) ?? newest;
  return { season: found?.season ?? '', boards: found ? found.answer : [], error: found?.error };
}

/** What keeps visitors from seeing boards that are published; undefined if nothing does. */
export function hiddenBy(boards: readonly ResultBoard[]): 'season' | 'competition' | 'both' | undefined {
  const season = boards.some((board) => !board.season.status);
  const competition = boards.some((board) => !board.competion.status);
  if (season) return competition ? 'both' : 'season';
  return competition ? 'competition' : undefined;
}
