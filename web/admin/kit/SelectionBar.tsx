import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import type { LeadingCell } from '#web/kit/table/columns.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Selection } from './selection.ts';

/** The checkboxes that select rows: one for the page, and one in each row. */
export const selectionCells = <Row,>(
  selection: Selection,
  rowKey: (row: Row) => string,
  rowName: (row: Row) => string,
): LeadingCell<Row> => ({
  head: <SelectPage selection={selection} hideLabel />,
  above: <SelectPage selection={selection} />,
  cell: (row) => <SelectRow selection={selection} id={rowKey(row)} name={rowName(row)} />,
});

function SelectPage({ selection, hideLabel }: { selection: Selection; hideLabel?: boolean }) {
  const { selected, size, togglePage } = selection;
  const t = useWords('admin');
  const all = size > 0 && selected.length === size;
  return (
    <Checkbox
      label={t('list.selectPage')}
      hideLabel={hideLabel}
      value={all}
      some={selected.length > 0 && !all}
      onChange={togglePage}
    />
  );
}

function SelectRow({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const t = useWords('admin');
  return (
    <Checkbox
      label={t('list.select', { name })}
      hideLabel
      value={selection.has(id)}
      onChange={(on, extend) => selection.toggle(id, on, extend)}
    />
  );
}

/** What can be done with the selected rows; at the lower edge while there are any. */
export function SelectionBar({
  selection: { selected, clear },
  children,
}: {
  selection: Selection;
  children: ReactNode;
}) {
  const t = useWords('admin');
  return (
    <section aria-label={t('list.bulk')} className="contents">
      <p role="status" className="sr-only">
        {selected.length > 0 && t('list.selected', { count: selected.length })}
      </p>
      {selected.length > 0 && (
        <div
          data-foot
          className="kit-rise sticky bottom-4 z-20 flex max-w-full flex-wrap items-center self-start gap-2 rounded-lg border border-line bg-raised p-2 ps-4 shadow-lg"
        >
          <span aria-hidden className="me-2 text-sm font-semibold tabular-nums">
            {t('list.selected', { count: selected.length })}
          </span>
          {children}
          <IconButton label={t('list.clearSelection')} size="sm" onClick={clear}>
            <X aria-hidden size="1.2em" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
