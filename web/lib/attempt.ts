import { ApiError } from './api.ts';

/** The result of a call, or the message to show if it failed. */
export type Attempt<Answer> = { answer: Answer; error?: undefined } | { answer?: undefined; error: string };

/**
 * For a `clientLoader` whose screen keeps its frame (search, tabs) if the call fails, and offers a retry. Only API
 * errors are turned into a message; all others are thrown again.
 */
export async function attempt<Answer>(call: Promise<Answer>): Promise<Attempt<Answer>> {
  try {
    return { answer: await call };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.message };
    throw error;
  }
}
