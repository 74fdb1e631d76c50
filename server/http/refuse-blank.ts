import type { ErrorCode } from '#contract/errors.ts';
import { isBlank } from '#server/platform/clean-text.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses cleaned texts of which nothing can be seen: they are as good as missing.
 * @param texts by the name of their field
 */
export function refuseBlank(texts: Record<string, string>, missing: ErrorCode): void {
  const blank = Object.keys(texts).filter((name) => isBlank(texts[name] ?? ''));
  if (blank.length === 0) return;
  throw new Refusal(missing, { fields: Object.fromEntries(blank.map((name) => [name, 'required'])) });
}
