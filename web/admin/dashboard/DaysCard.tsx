import { formatDateRange } from '#locales/format.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChartCard, LegendEntry } from './ChartCard.tsx';
import { beforeMark, DaysChart } from './DaysChart.tsx';
import { type Bar, barsOf, type DayValue } from './day-spans.ts';
import { FigureTable } from './FigureTable.tsx';

interface DaysCardProps {
  title: string;
  /** What is counted: "Teams", "Amount". */
  kind: string;
  opened: string;
  today: string;
  days: readonly DayValue[];
  /** The last day of a chart beside it. */
  until: string | undefined;
  season: string;
  before?: { opened: string; season: string; days: readonly DayValue[] } | undefined;
  write: (value: number) => string;
  writeShort: (value: number) => string;
  /** The list behind some days. */
  listOf: (days: { from: string; to: string }) => string | undefined;
}

/** What came in a season by day, beside the same days of the season before. */
export function DaysCard({
  title,
  kind,
  opened,
  today,
  days,
  until,
  season,
  before,
  write,
  writeShort,
  listOf,
}: DaysCardProps) {
  const t = useWords('admin-dashboard');
  const { lang } = useLanguage();
  const bars = barsOf({ opened, today, days, until, ...(before && { before }) });
  if (bars.length === 0) return null;
  const size = bars[0]?.from === bars[0]?.to ? 1 : daysOf(bars[0]);
  const listOfBar = ({ from, to }: Bar) => listOf({ from, to });
  return (
    <ChartCard
      title={title}
      text={size > 1 ? t('charts.size', { count: size }) : undefined}
      legend={
        <>
          <LegendEntry mark="size-3 rounded-xs bg-palm">{season}</LegendEntry>
          {before && (
            <LegendEntry mark={`w-4 ${beforeMark} translate-y-0!`}>
              {t('charts.before', { season: before.season })}
            </LegendEntry>
          )}
        </>
      }
      chart={<DaysChart bars={bars} write={write} writeShort={writeShort} before={before?.season} listOf={listOfBar} />}
      table={
        <FigureTable
          label={title}
          heads={[
            size > 1 ? t('charts.days') : t('charts.day'),
            before ? `${kind}: ${season}` : kind,
            ...(before ? [before.season] : []),
          ]}
          rows={bars.toReversed().map((bar) => ({
            key: bar.from,
            name: formatDateRange(bar.from, bar.to, lang),
            to: bar.value > 0 ? listOfBar(bar) : undefined,
            values: [writeShort(bar.value), ...(before ? [writeShort(bar.before ?? 0)] : [])],
          }))}
        />
      }
    />
  );
}

const daysOf = (bar: Bar | undefined) =>
  bar ? Math.round((Date.parse(bar.to) - Date.parse(bar.from)) / (24 * 60 * 60_000)) + 1 : 1;
