import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Switch } from '#web/kit/form/Switch.tsx';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { type SwitchCall, useMay } from './calls.ts';
import type { BulkAction } from './ListPage.tsx';
import { useWrite } from './useWrite.ts';

/** What can be switched: whether a record is shown, and whether it takes teams. */
type Flag = 'status' | 'registration';

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
  flag?: Flag;
  /** What is switched, and of which record. */
  label: string;
  /** What the two states are called, for who may not switch: "Shown", "Hidden". */
  states: { on: string; off: string };
}

/**
 * The switch of a row: answers at once, and goes back if the portal refuses. Who may not switch reads the state in words.
 */
export function StatusSwitch({ switchAll, record, flag = 'status', label, states }: StatusSwitchProps) {
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

/**
 * Switches all selected records with one call.
 * @param verbs what the two buttons are called: "Show", "Hide"
 */
export const bulkSwitch = (switchAll: SwitchCall, verbs: { on: string; off: string }): BulkAction => ({
  call: switchAll,
  buttons: (ids) => <BulkSwitch switchAll={switchAll} ids={ids} {...verbs} />,
});

interface BulkSwitchProps {
  switchAll: SwitchCall;
  ids: readonly string[];
  on: string;
  off: string;
}

function BulkSwitch({ switchAll, ids, on, off }: BulkSwitchProps) {
  const { write, sent } = useSwitch(switchAll, 'status');
  return (
    <>
      <Button size="sm" pending={sent?.status === true} onClick={() => write({ ids, status: true })}>
        {on}
      </Button>
      <Button size="sm" pending={sent?.status === false} onClick={() => write({ ids, status: false })}>
        {off}
      </Button>
    </>
  );
}
