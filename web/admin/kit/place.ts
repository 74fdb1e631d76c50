export interface Place {
  id: string;
  /** From 1. */
  place: number;
}

/** The records with one of them at another place; as they are if it is not among them. */
export function moveTo<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { id, place }: Place,
): readonly Item[] {
  const moved = items.find((item) => idOf(item) === id);
  if (!moved) return items;
  const others = items.filter((item) => item !== moved);
  const before = Math.max(0, place - 1);
  return [...others.slice(0, before), moved, ...others.slice(before)];
}

/** The place that a record has after it was dropped before or after another. */
export function placeBeside(ids: readonly string[], id: string, target: { key: string; after: boolean }): number {
  if (target.key === id) return ids.indexOf(id) + 1;
  const others = ids.filter((other) => other !== id);
  return others.indexOf(target.key) + (target.after ? 2 : 1);
}
