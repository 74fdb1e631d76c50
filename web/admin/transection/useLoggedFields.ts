import { loggedFields } from '#contract/endpoints/office-log.ts';
import { useInstance, useWords } from '#web/lib/words.tsx';
import type { RecordField } from '../kit/form/record-fields.ts';

const plain: RecordField = {
  ...{ required: false, html: false, picture: false, moment: false, language: undefined, element: undefined },
};

/** The fields of an order in the log, and what their values mean: as the log of all records says them. */
export function useLoggedFields() {
  const t = useWords('admin-log');
  const { loaded } = useInstance();
  const { values } = loaded['admin-log'] as unknown as { values: { orders: Record<string, Record<string, string>> } };
  const labels = Object.fromEntries(loggedFields.orders.map((name) => [name, t(`fields.orders.${name}`)]));
  const fields = Object.fromEntries(
    loggedFields.orders.map((name) => [name, { ...plain, ...(values.orders[name] && { names: values.orders[name] }) }]),
  );
  return { labels, fields };
}
