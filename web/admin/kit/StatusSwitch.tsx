import type { Flag } from '#contract/admin-crud.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Switch } from '#web/kit/form/Switch.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
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
  /** The state, for who may not switch it. */
  states: { on: string; off: string };
  /** Asks before it switches, where that weighs. */
  ask?: (status: boolean) => Promise<boolean>;
  /** What is said of it, with a way back; without it that it was saved. */
  said?: (status: boolean) => string;
}

/**
 * The switch of a row: answers at once, and goes back if the portal refuses. Who may not switch reads the state in words.
 */
export function StatusSwitch({ switchAll, record, flag, label, states, ask, said }: StatusSwitchProps) {
  const may = useMay();
  const plain = useSwitch(switchAll, flag);
  const withWayBack = useUndoableSwitch(switchAll, flag, (status) => said?.(status) ?? '');
  const { write, sent, pending } = said ? withWayBack : plain;
  const status = record[flag] ?? false;
  if (!may(switchAll))
    return <StatusBadge tone={status ? 'good' : 'neutral'}>{states[status ? 'on' : 'off']}</StatusBadge>;
  return (
    <Switch
      label={label}
      hideLabel
      value={sent?.status ?? status}
      pending={pending}
      onChange={async (status) => (await ask?.(status)) !== false && write({ ids: [record._id], status })}
    />
  );
}

/** Shows or hides all selected records with one call. */
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
  const common = useWords('admin');
  const { write, sent } = useUndoableSwitch(switchAll, 'status', (status, count) => {
    const now = t(status ? 'status.nowShown' : 'status.nowHidden', { count });
    return `${common('list.statusUpdated')} ${now}`;
  });
  return [true, false].map((status) => (
    <Button key={String(status)} size="sm" pending={sent?.status === status} onClick={() => write({ ids, status })}>
      {t(status ? 'status.show' : 'status.hide')}
    </Button>
  ));
}

/** Switches records, with a way back: to what each of them was, but for what others have switched since. */
function useUndoableSwitch(switchAll: SwitchCall, name: Flag, said: (status: boolean, count: number) => string) {
  const t = useWords('admin');
  const back = useWrite(async ({ ids, status, since }: { ids: string[]; status: boolean; since: string }) => {
    const body = { ids, name, status, unless_since: since };
    const left = ids.length - (await call(switchAll, { body })).switched.length;
    if (left > 0) toast.info(t('list.undoneBut', { count: left }));
    else toast.success(t('list.undone'));
  }, {});
  return useWrite(async ({ ids, status }: { ids: readonly string[]; status: boolean }) => {
    const { switched, at } = await call(switchAll, { body: { ids: [...ids], name, status } });
    const act = () => back.write({ ids: switched, status: !status, since: at ?? '' });
    const action = { label: t('list.undo'), act };
    toast.success(said(status, switched.length), at === null ? {} : { action });
  }, {});
}
