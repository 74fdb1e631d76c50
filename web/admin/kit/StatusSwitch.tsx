import { Button } from '#web/kit/Button.tsx';
import { Switch } from '#web/kit/form/Switch.tsx';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { SwitchCall } from './calls.ts';
import { useWrite } from './useWrite.ts';

function useSwitch(switchAll: SwitchCall) {
  const t = useWords('admin');
  return useWrite(
    ({ ids, status }: { ids: readonly string[]; status: boolean }) =>
      call(switchAll, { body: { ids: [...ids], status } }),
    { done: t('list.statusUpdated') },
  );
}

interface StatusSwitchProps {
  switchAll: SwitchCall;
  record: { _id: string; status: boolean };
  /** What is switched, and of which record. */
  label: string;
}

/** The switch of a row: answers at once, and goes back if the portal refuses. */
export function StatusSwitch({ switchAll, record: { _id, status }, label }: StatusSwitchProps) {
  const { write, sent, pending } = useSwitch(switchAll);
  return (
    <Switch
      label={label}
      hideLabel
      value={sent?.status ?? status}
      pending={pending}
      onChange={(status) => write({ ids: [_id], status })}
    />
  );
}

interface BulkSwitchProps {
  switchAll: SwitchCall;
  ids: readonly string[];
  /** What the two buttons are called: "Show", "Hide". */
  on: string;
  off: string;
}

/** Switches all selected records with one call. */
export function BulkSwitch({ switchAll, ids, on, off }: BulkSwitchProps) {
  const { write, sent } = useSwitch(switchAll);
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
