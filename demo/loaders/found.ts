/** @throws if the sample content refers to something that it does not contain */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The sample content has no ${what}`);
  return value;
}
