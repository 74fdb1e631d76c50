import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { FieldError, FieldHint } from '#web/kit/form/Field.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { RecordFormControl } from '../form/useRecordForm.ts';
import { useRowDrag } from './useRowDrag.ts';
import { type ItemOf, type ListsOf, type RowControl, useRows } from './useRows.ts';

interface RowListProps<Values extends object, Name extends ListsOf<Values>> {
  form: RecordFormControl<Values>;
  name: Name;
  hint?: ReactNode;
  /** What a new row has. */
  empty: () => ItemOf<Values, Name>;
  /** "Add a date". */
  addLabel: string;
  /** What a row is called in its head, by what is in it: a title, if it has one. */
  rowName: (item: ItemOf<Values, Name>, place: number) => string;
  /** Below the name: a date. */
  rowDetail?: (item: ItemOf<Values, Name>) => ReactNode;
  /** As many rows as it may have. */
  max: number;
  /** The order of the rows is the person's. */
  ordered?: boolean;
  /** Says that there is none yet. */
  none: string;
  /** The fields of a row. */
  children: (row: RowControl<ItemOf<Values, Name>>) => ReactNode;
}

/**
 * A list of groups in a form: rows are added, opened, moved by keyboard or by dragging, and removed with a way back. Errors
 * stay with their row, and a row with one is open.
 */
export function RowList<Values extends object, Name extends ListsOf<Values>>(props: RowListProps<Values, Name>) {
  const { form, name, hint, empty, addLabel, rowName, rowDetail, max, ordered, none, children } = props;
  const t = useWords('admin');
  const id = useId();
  const { rows, error, removed, ...list } = useRows(form, name, empty);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { list: element, drag, handle } = useRowDrag(list.move);
  const focusOn = useFocusAfterChange(element);
  const toggle = (row: string, opens: boolean) =>
    setOpen((now) => new Set(opens ? [...now, row] : [...now].filter((one) => one !== row)));
  const step = (from: number, to: number) => {
    list.move(from, to);
    focusOn(to, to < from ? 'up' : 'down');
  };
  const undo = removed && (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md border border-dashed border-edge/75 bg-sunken py-1 ps-4 pe-1.5">
      <span role="status">{t('rows.removed', { name: rowName(removed.item as never, removed.place) })}</span>
      <Button
        size="sm"
        variant="ghost"
        data-focus="undo"
        icon={<Undo aria-hidden size="1.15em" className="rtl:-scale-x-100" />}
        onClick={() => {
          list.undo();
          focusOn(removed.place, 'open');
        }}
      >
        {t('rows.undo')}
      </Button>
    </li>
  );
  return (
    <fieldset
      name={name}
      data-label={form.labels[name]}
      tabIndex={-1}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-lg font-semibold">{form.labels[name]}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <ol ref={element} className="flex flex-col gap-2">
        {rows.map((row, place) => {
          const title = rowName(row.values, place);
          const isOpen = open.has(row.id) || row.wrong;
          return (
            <Fragment key={row.id}>
              {removed?.place === place && undo}
              <li
                data-row={row.id}
                data-label={title}
                className={cx(
                  'relative min-w-0 rounded-md border bg-surface shadow-xs',
                  row.wrong ? 'border-bad' : 'border-edge/75',
                  drag?.from === place && 'opacity-50',
                  drag?.gap === place && `${dropLine} before:-top-1.5`,
                  drag?.gap === rows.length && place === rows.length - 1 && `${dropLine} before:-bottom-1.5`,
                )}
              >
                <div className="flex items-center gap-1 p-1.5">
                  {ordered && rows.length > 1 && (
                    // Keyboards have the arrows.
                    <span
                      {...handle(place)}
                      aria-hidden
                      title={t('list.drag', { name: title })}
                      className={buttonClass(
                        'ghost',
                        'sm',
                        'shrink-0 cursor-grab touch-none px-1! active:cursor-grabbing',
                      )}
                    >
                      <GripVertical aria-hidden size="1.2em" />
                    </span>
                  )}
                  <button
                    type="button"
                    data-focus="open"
                    aria-expanded={isOpen}
                    aria-controls={`${id}-${row.id}`}
                    onClick={() => toggle(row.id, !isOpen)}
                    className="flex min-h-(--control-sm) min-w-0 grow items-center gap-2 rounded-sm px-2 py-1 text-start"
                  >
                    <ChevronDown
                      aria-hidden
                      size="1.15em"
                      className={cx('shrink-0 transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
                    />
                    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                      <span className="min-w-0 font-semibold wrap-anywhere">
                        <bdi>{title}</bdi>
                      </span>
                      {rowDetail && <span className="text-sm text-soft">{rowDetail(row.values)}</span>}
                    </span>
                  </button>
                  {ordered && rows.length > 1 && (
                    <>
                      <IconButton
                        size="sm"
                        data-focus="up"
                        label={`${t('list.moveUp')}: ${title}`}
                        aria-disabled={place === 0 || undefined}
                        onClick={() => step(place, place - 1)}
                        className="aria-disabled:opacity-35"
                      >
                        <ArrowUp aria-hidden size="1.15em" />
                      </IconButton>
                      <IconButton
                        size="sm"
                        data-focus="down"
                        label={`${t('list.moveDown')}: ${title}`}
                        aria-disabled={place === rows.length - 1 || undefined}
                        onClick={() => step(place, place + 1)}
                        className="aria-disabled:opacity-35"
                      >
                        <ArrowDown aria-hidden size="1.15em" />
                      </IconButton>
                    </>
                  )}
                  <IconButton
                    size="sm"
                    label={`${t('rows.remove')}: ${title}`}
                    onClick={() => {
                      list.remove(place);
                      focusOn(undefined, 'undo');
                    }}
                  >
                    <Trash aria-hidden size="1.15em" />
                  </IconButton>
                </div>
                <Contents id={`${id}-${row.id}`} open={isOpen}>
                  {children(row)}
                </Contents>
              </li>
            </Fragment>
          );
        })}
        {removed && removed.place >= rows.length && undo}
        {rows.length === 0 && !removed && (
          <li className="rounded-md border border-dashed border-edge/75 px-4 py-3 text-soft">{none}</li>
        )}
      </ol>
      <FieldError id={`${id}-error`} error={error} />
      {rows.length < max ? (
        <Button
          size="sm"
          className="mt-3"
          icon={<Plus aria-hidden size="1.15em" />}
          onClick={() => {
            toggle(list.add(), true);
            focusOn(rows.length, 'field');
          }}
        >
          {addLabel}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-soft">{t('rows.full', { count: max })}</p>
      )}
    </fieldset>
  );
}

/** Where the dragged row will be: a line between two rows, which takes no room. */
const dropLine =
  'before:absolute before:inset-x-0 before:z-10 before:h-1 before:rounded-full before:bg-palm forced-colors:before:bg-[Highlight]';

/** What was opened once stays, hidden, so that an upload in it goes on. */
function Contents({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <div id={id} hidden={!open} className="border-t border-line p-4">
      {(open || opened) && <div className="flex flex-col gap-5">{children}</div>}
    </div>
  );
}

/** Puts the focus, after the change is drawn, on a part of the row of a place, or of the list. */
function useFocusAfterChange(list: React.RefObject<HTMLOListElement | null>) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const found = wanted.current && list.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    if (found) found.focus();
  });
  return (place: number | undefined, part: 'open' | 'up' | 'down' | 'undo' | 'field') => {
    const row = place === undefined ? '' : `:nth-child(${place + 1} of [data-row]) `;
    wanted.current =
      part === 'field' ? `${row}:is(input, select, textarea):not([type=hidden])` : `${row}[data-focus=${part}]`;
  };
}
