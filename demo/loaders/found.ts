/** @throws when the sample content refers to what it does not hold */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The sample content has no ${what}`);
  return value;
}
