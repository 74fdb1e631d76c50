import { type ChangeAction, changeActions, type LoggedChange } from '#contract/admin-record.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { useWords } from '#web/lib/words.tsx';

/*
 * What a line of the log says, without what differs in it (`ChangeHistory.tsx`): a list shows this of each, and does not
 * load how two texts are compared.
 */

const tones = { created: 'good', changed: 'neutral', deleted: 'bad', exported: 'neutral' } as const satisfies Record<
  ChangeAction,
  string
>;

/** What was done with a record, in a word. */
export function ActionBadge({ action }: Pick<LoggedChange, 'action'>) {
  const t = useWords('admin');
  return <Badge tone={tones[action]}>{t(`history.${action}`)}</Badge>;
}

export type Said = Pick<LoggedChange, 'action' | 'before' | 'after'>;

/** The side of which a line tells as a whole; none of a change, which tells of what differs. */
export function sideOf({ action, ...sides }: Said): Record<string, unknown> | undefined {
  const side = changeActions[action];
  return side === 'both' ? undefined : sides[side];
}

/** The fields that a change tells of, as the form has them: the database keeps them in an order of its own. */
export function namesOfFields(change: Said, labels: Record<string, string>): string[] {
  const order = Object.keys(labels);
  const side = sideOf(change);
  const said = side ? withoutEmpty(side) : { ...change.before, ...change.after };
  return Object.keys(said).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** What a record said; a field that was left empty says nothing. */
const withoutEmpty = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => !(value === '' || value === null || (Array.isArray(value) && !value[0])),
    ),
  );
