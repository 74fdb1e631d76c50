/** @throws if the sample content refers to something that it does not contain */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The sample content has no ${what}`);
  return value;
}
