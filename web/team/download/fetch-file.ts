import { refusalIn } from '#web/lib/api.ts';

/**
 * A file that a call answers.
 * @throws ApiError that says why there is none
 */
export async function fetchFile(path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) {
  const answer = await fetch(path, {
    ...{ method, credentials: 'same-origin' },
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw await refusalIn(answer);
  return answer.blob();
}
