import Columns3 from 'lucide-react/icons/columns-3';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Popover } from '#web/kit/overlay/Popover.tsx';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';

interface ColumnChoiceProps {
  columns: readonly Column<never>[];
  hidden: readonly string[];
  onShow: (column: string, shown: boolean) => void;
}

/** Chooses the columns of a list; the one that names the record always stays. */
export function ColumnChoice({ columns, hidden, onShow }: ColumnChoiceProps) {
  const t = useWords('admin');
  const main = columns.find((column) => column.main) ?? columns[0];
  return (
    <Popover
      label={<span className="max-sm:sr-only">{t('list.columns')}</span>}
      title={t('list.columns')}
      icon={<Columns3 aria-hidden size="1.15em" />}
      placement="bottom end"
    >
      <p className="mb-3 text-sm text-soft">{t('list.columnsText')}</p>
      <div className="grid gap-2.5">
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={column.header}
            value={!hidden.includes(column.key)}
            disabled={column === main}
            onChange={(shown) => onShow(column.key, shown)}
          />
        ))}
      </div>
    </Popover>
  );
}
