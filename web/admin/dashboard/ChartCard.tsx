import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '#web/kit/Card.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { useWords } from '#web/lib/words.tsx';

interface ChartCardProps {
  title: string;
  text?: ReactNode;
  legend: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  className?: string;
}

/** A chart, with a button that shows its values as a table instead. */
export function ChartCard({ title, text, legend, chart, table, className }: ChartCardProps) {
  const t = useWords('admin-dashboard');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const other = asTable ? t('charts.showChart') : t('charts.showTable');
  const Icon = asTable ? ChartColumn : Table;
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <IconButton label={`${other}: ${title}`} title={other} size="sm" onClick={() => setAsTable(!asTable)}>
          <Icon aria-hidden size="1.2em" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      {text && <p className="text-sm text-soft">{text}</p>}
      {!asTable && <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">{legend}</div>}
      <div className="mt-4">{asTable ? table : chart}</div>
    </Card>
  );
}

/** @param mark the classes of the sign that stands for it in the chart */
export function LegendEntry({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`kit-edge inline-block shrink-0 ${mark}`} />
      {children}
    </span>
  );
}
