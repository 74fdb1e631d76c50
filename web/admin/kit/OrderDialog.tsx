import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { AriaProvider } from '#web/kit/AriaProvider.tsx';
import { Button, buttonClass } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import type { MoveCall } from './calls.ts';
import { moveTo, placeBeside } from './place.ts';
import { RowMenu } from './RowMenu.tsx';
import { useMoves } from './useMoves.ts';

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

/** All records of a resource in their order, to be dragged, moved step by step, or moved to either end. */
export function OrderDialog({ move, readAll, onClose }: OrderDialogProps) {
  const t = useWords('admin');
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Attempt<readonly Ordered[]>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and again when asked to
  useEffect(() => {
    const reading = new AbortController();
    attempt(readAll(reading.signal)).then(setLoaded, (error: unknown) => {
      if (!reading.signal.aborted) throw error;
    });
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
  const waiting = useMoves(move, {
    onSent: (sent) => setSaved((now) => moveTo(now, idOf, sent)),
    onFailed: onStale,
  });
  const shown = waiting.moves.reduce((now, each) => moveTo(now, idOf, each), saved);
  const ids = shown.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined) return;
      const place = placeBeside(ids, id, { key: String(target.key), after: target.dropPosition === 'after' });
      waiting.move({ id, place }, ids.indexOf(id) + 1);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropLine} />,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears which row has the focus
    <div
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
        // Whoever goes on to another row is done with this one.
        if (ids.includes(row) && waiting.waitsForOther(row)) waiting.flush();
      }}
    >
      <GridList
        aria-label={t('list.orderTitle')}
        aria-busy={waiting.moves.length > 0 || undefined}
        autoFocus="first"
        keyboardNavigationBehavior="tab"
        items={shown}
        dependencies={[shown]}
        dragAndDropHooks={dragAndDropHooks}
        className="outline-none"
      >
        {({ id, name }) => {
          const place = ids.indexOf(id) + 1;
          return (
            <GridListItem textValue={name} className={rowClass}>
              <AriaButton
                slot="drag"
                aria-label={t('list.drag', { name })}
                className={buttonClass('ghost', 'sm', 'shrink-0 cursor-grab px-1!')}
              >
                <GripVertical aria-hidden size="1.2em" />
              </AriaButton>
              <span className="w-7 shrink-0 text-center text-sm text-soft tabular-nums">{place}</span>
              {/* On a phone a name needs more lines: what tells two competitions apart, their season, stands last. */}
              <span className="line-clamp-5 min-w-0 grow sm:line-clamp-2">
                <bdi>{name}</bdi>
              </span>
              <Steps
                name={name}
                place={place}
                last={ids.length}
                onPlace={(to) => waiting.move({ id, place: to }, place)}
              />
            </GridListItem>
          );
        }}
      </GridList>
    </div>
  );
}

const rowClass =
  'mb-1.5 flex items-center gap-1 rounded-md border border-line bg-surface py-1 ps-1 pe-2 outline-offset-2 data-dragging:opacity-50';

/** Where the dragged record will be: a line between two rows, which takes no room. */
const dropLine =
  'relative z-10 h-0 outline-none after:absolute after:inset-x-0 after:-top-[0.3125rem] after:h-1 after:rounded-full data-drop-target:after:bg-palm forced-colors:data-drop-target:after:bg-[Highlight]';

interface StepsProps {
  name: string;
  place: number;
  last: number;
  onPlace: (place: number) => void;
}

/** One place up or down; and a menu that leads to either end, which in a long list would be many steps. */
function Steps({ name, place, last, onPlace }: StepsProps) {
  const t = useWords('admin');
  return (
    <>
      <Step label={`${t('list.moveUp')}: ${name}`} off={place === 1} onStep={() => onPlace(place - 1)}>
        <ArrowUp aria-hidden size="1.15em" />
      </Step>
      <Step label={`${t('list.moveDown')}: ${name}`} off={place === last} onStep={() => onPlace(place + 1)}>
        <ArrowDown aria-hidden size="1.15em" />
      </Step>
      <RowMenu name={name} place={place} last={last} onPlace={onPlace} />
    </>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  onStep: () => void;
  children: React.ReactNode;
}

/** Keeps the focus at either end, where it does nothing. */
function Step({ label, off, onStep, children }: StepProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onStep}
      className="aria-disabled:opacity-35"
    >
      {children}
    </IconButton>
  );
}
