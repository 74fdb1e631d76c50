import { type KeyboardEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDateRange } from '#locales/format.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { type Bar, roundTop } from './day-spans.ts';

interface DaysChartProps {
  bars: readonly Bar[];
  /** How a value is read: "12 teams", "SAR 403.00". */
  write: (value: number) => string;
  /** The same on the axis. */
  writeShort: (value: number) => string;
  /** The name of the season that is compared with. */
  before?: string | undefined;
  /** The list behind a bar. */
  listOf: (bar: Bar) => string | undefined;
}

/** Bars of days, in reading direction; a line across each says what the season before had. */
export function DaysChart({ bars, write, writeShort, before, listOf }: DaysChartProps) {
  const t = useWords('admin-dashboard');
  const { lang, dir } = useLanguage();
  const [shown, setShown] = useState<number>();
  const filled = bars.flatMap(({ value }, place) => (value > 0 ? [place] : []));
  const [current = filled.at(-1), setCurrent] = useState<number>();
  const top = roundTop(Math.max(...bars.flatMap((bar) => [bar.value, bar.before ?? 0])));
  const spanOf = (bar: Bar) => formatDateRange(bar.from, bar.to, lang);
  const said = (bar: Bar) =>
    before !== undefined && bar.before !== undefined
      ? t('charts.barBefore', {
          ...{ days: spanOf(bar), value: write(bar.value), season: before, before: write(bar.before) },
        })
      : t('charts.bar', { days: spanOf(bar), value: write(bar.value) });

  /** All bars are one stop of the Tab key: the arrows move among those that have something. */
  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: links.length - 1 }[event.key];
    const link = to === undefined ? undefined : links[to];
    if (!link) return;
    event.preventDefault();
    link.focus();
  }

  const looked = shown === undefined ? undefined : bars[shown];
  return (
    <>
      <p aria-hidden className="mb-2 min-h-[2lh] text-sm tabular-nums sm:min-h-[1lh]">
        {looked && said(looked)}
      </p>
      <p className="sr-only">{t('charts.keys')}</p>
      <div className="relative h-44 border-b border-edge/60">
        {[1, 0.5].map((share) => (
          <span
            key={share}
            aria-hidden
            className="absolute inset-x-0 border-t border-dashed border-line text-xs text-soft tabular-nums"
            style={{ bottom: `${share * 100}%` }}
          >
            {Number.isInteger(top * share) && (
              <bdi className="pointer-events-none absolute -top-[1.6em] start-0 z-10 rounded-xs bg-surface pe-1">
                {writeShort(top * share)}
              </bdi>
            )}
          </span>
        ))}
        <ul className="absolute inset-0 flex items-stretch" onKeyDown={move} onPointerLeave={() => setShown(undefined)}>
          {bars.map((bar, place) => {
            const to = bar.value > 0 ? listOf(bar) : undefined;
            const drawn = <Column bar={bar} top={top} />;
            const look = () => setShown(place);
            return (
              <li key={bar.from} className="group min-w-0 flex-1 hover:bg-ink/5" onPointerEnter={look}>
                {to ? (
                  <RouterLink
                    to={to}
                    aria-label={said(bar)}
                    tabIndex={place === current ? 0 : -1}
                    onFocus={() => {
                      setCurrent(place);
                      look();
                    }}
                    onBlur={() => setShown(undefined)}
                    className="relative block h-full rounded-xs"
                  >
                    {drawn}
                  </RouterLink>
                ) : (
                  <span className="relative block h-full">
                    <span className="sr-only">{said(bar)}</span>
                    {drawn}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <Ends bars={bars} />
    </>
  );
}

function Column({ bar, top }: { bar: Bar; top: number }) {
  const height = (value: number) => `${(value / top) * 100}%`;
  return (
    <>
      <span
        aria-hidden
        className="kit-filled absolute inset-x-[12%] bottom-0 min-w-px rounded-t-xs bg-palm group-hover:bg-palm/80"
        style={{ height: height(bar.value) }}
      />
      {bar.before !== undefined && bar.before > 0 && (
        <span aria-hidden className={`absolute inset-x-0 ${beforeMark}`} style={{ bottom: height(bar.before) }} />
      )}
    </>
  );
}

/** The sign of the season before. */
export const beforeMark = 'h-0.75 translate-y-1/2 bg-madder ring-1 ring-surface';

/** The first and the last day under the chart. */
function Ends({ bars }: { bars: readonly Bar[] }) {
  const { lang } = useLanguage();
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <p aria-hidden className="mt-1 flex justify-between gap-3 text-xs text-soft tabular-nums">
      <span>{first && formatDateRange(first.from, first.from, lang)}</span>
      <span>{last && last !== first && formatDateRange(last.to, last.to, lang)}</span>
    </p>
  );
}
