import type { Flag } from '#contract/admin-crud.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Switch } from '#web/kit/form/Switch.tsx';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { type SwitchCall, useMay } from './calls.ts';
import type { StatusWords } from './field-labels.ts';
import type { BulkAction } from './ListPage.tsx';
import { useWrite } from './useWrite.ts';

function useSwitch(switchAll: SwitchCall, name: Flag) {
  const t = useWords('admin');
  return useWrite(
    ({ ids, status }: { ids: readonly string[]; status: boolean }) =>
      call(switchAll, { body: { ids: [...ids], name, status } }),
    { done: t('list.statusUpdated') },
  );
}

interface StatusSwitchProps {
  switchAll: SwitchCall;
  record: { _id: string } & { [Name in Flag]?: boolean };
  flag: Flag;
  /** What is switched, and of which record. */
  label: string;
  /** The state in words, for who may not switch it. */
  states: { on: string; off: string };
}

/**
 * The switch of a row: answers at once, and goes back if the portal refuses. Who may not switch reads the state in words.
 */
export function StatusSwitch({ switchAll, record, flag, label, states }: StatusSwitchProps) {
  const may = useMay();
  const { write, sent, pending } = useSwitch(switchAll, flag);
  const status = record[flag] ?? false;
  if (!may(switchAll))
    return <StatusBadge tone={status ? 'good' : 'neutral'}>{states[status ? 'on' : 'off']}</StatusBadge>;
  return (
    <Switch
      label={label}
      hideLabel
      value={sent?.status ?? status}
      pending={pending}
      onChange={(status) => write({ ids: [record._id], status })}
    />
  );
}

/** Switches all selected records with one call. */
export const bulkSwitch = (switchAll: SwitchCall, words: StatusWords): BulkAction => ({
  call: switchAll,
  buttons: (ids) => <BulkSwitch switchAll={switchAll} ids={ids} words={words} />,
});

interface BulkSwitchProps {
  switchAll: SwitchCall;
  ids: readonly string[];
  words: StatusWords;
}

function BulkSwitch({ switchAll, ids, words }: BulkSwitchProps) {
  const t = useWords(words);
  const { write, sent } = useSwitch(switchAll, 'status');
  return [true, false].map((status) => (
    <Button key={String(status)} size="sm" pending={sent?.status === status} onClick={() => write({ ids, status })}>
      {t(status ? 'status.show' : 'status.hide')}
    </Button>
  ));
}
