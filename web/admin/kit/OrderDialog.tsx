import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { AriaProvider } from '#web/kit/AriaProvider.tsx';
import { Button, buttonClass } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import type { MoveCall } from './calls.ts';
import { moveTo, type Place, placeBeside } from './place.ts';
import { useMove } from './useMove.ts';

export interface Ordered {
  id: string;
  name: string;
}

const idOf = ({ id }: Ordered) => id;

interface OrderDialogProps {
  move: MoveCall;
  /** Reads all records in their order. */
  readAll: (signal: AbortSignal) => Promise<readonly Ordered[]>;
  onClose: () => void;
}

/** All records of a resource in their order, to be dragged, or moved step by step; each move is saved at once. */
export function OrderDialog({ move, readAll, onClose }: OrderDialogProps) {
  const t = useWords('admin');
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Attempt<readonly Ordered[]>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and again when asked to
  useEffect(() => {
    const reading = new AbortController();
    attempt(readAll(reading.signal)).then(setLoaded, () => {});
    return () => reading.abort();
  }, [tries]);
  const readAgain = () => {
    setLoaded(undefined);
    setTries(tries + 1);
  };
  return (
    <Dialog
      open
      title={t('list.orderTitle')}
      text={t('list.orderText')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('list.done')}</Button>}
    >
      {loaded?.answer ? (
        <AriaProvider>
          <OrderList key={tries} move={move} records={loaded.answer} onStale={readAgain} />
        </AriaProvider>
      ) : loaded ? (
        <ErrorState text={loaded.error} onRetry={readAgain} level={3} />
      ) : (
        <Skeleton className="h-80 w-full rounded-md" />
      )}
    </Dialog>
  );
}

interface OrderListProps {
  move: MoveCall;
  records: readonly Ordered[];
  /** The order is no longer what is shown. */
  onStale: () => void;
}

function OrderList({ move, records, onStale }: OrderListProps) {
  const t = useWords('admin');
  const [saved, setSaved] = useState(records);
  const { write, sent, pending } = useMove(move);
  const shown = sent ? moveTo(saved, idOf, sent) : saved;
  const ids = shown.map(({ id }) => id);
  const place = async (moved: Place) => {
    if (ids[moved.place - 1] === moved.id) return;
    const done = await write(moved);
    if (done) setSaved((now) => moveTo(now, idOf, moved));
    else if (done === false) onStale();
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: pending,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined) return;
      place({ id, place: placeBeside(ids, id, { key: String(target.key), after: target.dropPosition === 'after' }) });
    },
  });
  return (
    <GridList
      aria-label={t('list.orderTitle')}
      aria-busy={pending || undefined}
      autoFocus="first"
      items={shown}
      dependencies={[shown, pending]}
      dragAndDropHooks={dragAndDropHooks}
      className="grid gap-1.5 outline-none"
    >
      {({ id, name }) => (
        <GridListItem
          textValue={name}
          className="flex items-center gap-1 rounded-md border border-line bg-surface py-1 ps-1 pe-2 outline-offset-2 data-dragging:opacity-50"
        >
          <AriaButton
            slot="drag"
            aria-label={t('list.drag', { name })}
            className={buttonClass('ghost', 'sm', 'shrink-0 cursor-grab px-1!')}
          >
            <GripVertical aria-hidden size="1.2em" />
          </AriaButton>
          <span className="w-7 shrink-0 text-center text-sm text-soft tabular-nums">{ids.indexOf(id) + 1}</span>
          <span className="line-clamp-2 min-w-0 grow">
            <bdi>{name}</bdi>
          </span>
          <Step
            label={t('list.moveUp')}
            name={name}
            off={pending || ids[0] === id}
            onStep={() => place({ id, place: ids.indexOf(id) })}
          >
            <ArrowUp aria-hidden size="1.15em" />
          </Step>
          <Step
            label={t('list.moveDown')}
            name={name}
            off={pending || ids.at(-1) === id}
            onStep={() => place({ id, place: ids.indexOf(id) + 2 })}
          >
            <ArrowDown aria-hidden size="1.15em" />
          </Step>
        </GridListItem>
      )}
    </GridList>
  );
}

interface StepProps {
  label: string;
  name: string;
  off: boolean;
  onStep: () => void;
  children: React.ReactNode;
}

/** Keeps the focus at either end, where it does nothing. */
function Step({ label, name, off, onStep, children }: StepProps) {
  return (
    <IconButton
      size="sm"
      label={`${label}: ${name}`}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onStep}
      className="aria-disabled:opacity-35"
    >
      {children}
    </IconButton>
  );
}
