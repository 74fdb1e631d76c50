import { Link as RouterLink } from 'react-router';
import type { DashboardPart } from '#contract/endpoints/dashboard.ts';
import { formatNumber } from '#locales/format.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { ChartCard, LegendEntry } from './ChartCard.tsx';
import { FigureTable } from './FigureTable.tsx';

interface PartsChartProps {
  title: string;
  /** What the parts are: "Region". */
  kind: string;
  parts: readonly DashboardPart[];
  /** The list of the teams of a part. */
  listOf: (id: string) => string;
}

/** Active teams by competition, region or season: a bar each, of those that are paid and those that are not. */
export function PartsChart({ title, kind, parts, listOf }: PartsChartProps) {
  const t = useWords('admin-dashboard');
  const say = useLocal();
  const most = Math.max(1, ...parts.map(({ paid, unpaid }) => paid + unpaid));
  const rows = parts.map((part) => {
    const total = part.paid + part.unpaid;
    return { ...part, key: part._id, name: say(part, 'name'), total, to: total > 0 ? listOf(part._id) : undefined };
  });
  return (
    <ChartCard
      title={title}
      text={t('charts.active')}
      legend={
        <>
          <LegendEntry mark="size-3 rounded-xs bg-palm">{t('paid')}</LegendEntry>
          <LegendEntry mark={`size-3 rounded-xs ${pending}`}>{t('unpaid')}</LegendEntry>
        </>
      }
      chart={
        <ul className="-mx-2 grid gap-1">
          {rows.map(({ key, to, ...row }) => (
            <li key={key}>
              {to ? (
                <RouterLink to={to} className={`${rowClass} hover:bg-ink/5`}>
                  <PartBar {...row} most={most} />
                </RouterLink>
              ) : (
                <div className={`${rowClass} text-soft`}>
                  <PartBar {...row} most={most} />
                </div>
              )}
            </li>
          ))}
        </ul>
      }
      table={
        <FigureTable
          label={title}
          heads={[kind, t('teams'), t('paid'), t('unpaid')]}
          rows={rows.map(({ total, paid, unpaid, ...row }) => ({
            ...row,
            values: [total, paid, unpaid].map(formatNumber),
          }))}
        />
      }
    />
  );
}

const rowClass = 'block rounded-sm px-2 py-1.5 text-ink no-underline transition-colors';
const pending = 'bg-warn/55';

type PartBarProps = { name: string; total: number; paid: number; unpaid: number; most: number };

function PartBar({ name, total, paid, unpaid, most }: PartBarProps) {
  const t = useWords('admin-dashboard');
  const share = (count: number) => ({ inlineSize: `${(count / most) * 100}%` });
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span aria-hidden className="font-semibold tabular-nums">
          {formatNumber(total)}
        </span>
        <span className="sr-only">
          : {t('part', { teams: t('count', { count: total }), paid: formatNumber(paid), unpaid: formatNumber(unpaid) })}
        </span>
      </span>
      <span aria-hidden className="kit-edge mt-1 flex h-2 overflow-hidden rounded-full bg-ink/6">
        <span className="kit-filled bg-palm" style={share(paid)} />
        <span className={pending} style={share(unpaid)} />
      </span>
    </>
  );
}
