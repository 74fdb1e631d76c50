import { ApiError } from './api.ts';

/** What a call gave, or the sentence to show when it failed. */
export type Attempt<Answer> = { answer: Answer; error?: undefined } | { answer?: undefined; error: string };

/**
 * For a `clientLoader` whose screen keeps its frame (search, tabs) when the call fails and offers to try again.
 * Only a call's own failure is answered with its sentence; anything else is thrown on.
 */
export async function attempt<Answer>(call: Promise<Answer>): Promise<Attempt<Answer>> {
  try {
    return { answer: await call };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.message };
    throw error;
  }
}
