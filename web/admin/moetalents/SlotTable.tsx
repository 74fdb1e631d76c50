import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listTalentSlots, type SlotFigures } from '#contract/endpoints/admin-talents.ts';
import { timeSlots } from '#contract/endpoints/talents.ts';
import { formatNumber } from '#locales/format.ts';
import { Card } from '#web/kit/Card.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { talents } from './resource.ts';

/** Without an answer if it could not be counted: the list is there all the same. */
type Overview = Partial<Attempt<AnswerOf<typeof listTalentSlots>>>;

/** What the list of talents shows beside its rows: the slots, and the administrations. */
export const loadOverview = (signal: AbortSignal): Promise<Overview> => attempt(call(listTalentSlots, { signal }));

/**
 * How many active talents would come to a training, by competition and time of day. Each figure leads to those people in
 * the list; the newest season is open.
 */
export function SlotTable({ overview }: { overview: Overview | undefined }) {
  const t = useWords('admin-talents');
  const id = useId();
  const slots = overview?.answer?.slots;
  const seasons = [...Map.groupBy(slots ?? [], ({ season }) => season?._id).values()];
  const [newest = [], ...earlier] = seasons;
  // Nobody has registered: the list says so.
  if (slots?.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('slotsTable.title')}
      </h2>
      <p className="mt-0.5 text-sm text-soft">{t('slotsTable.text')}</p>
      {overview && !slots && <p className="mt-3">{t('slotsTable.failed')}</p>}
      {!overview && <Skeleton className="mt-3 h-44 w-full rounded-md" />}
      <div className="grid gap-x-12 lg:grid-cols-2">
        {newest.length > 0 && <OneSeason figures={newest} />}
        {earlier.length > 0 && (
          <details className="mt-3">
            <summary className="cursor-pointer rounded-xs text-sm font-semibold">{t('slotsTable.earlier')}</summary>
            {earlier.map((figures) => (
              <OneSeason key={figures[0]?._id} figures={figures} />
            ))}
          </details>
        )}
      </div>
    </Card>
  );
}

const columns = [...timeSlots, 'either'] as const;
const cell = 'border-t border-line py-1.5';

function OneSeason({ figures }: { figures: readonly SlotFigures[] }) {
  const t = useWords('admin-talents');
  const say = useLocal();
  const season = figures[0]?.season;
  const heads = { morning: t('slots.morning'), evening: t('slots.evening'), either: t('slotsTable.either') };
  return (
    <table className="mt-3 w-full self-start text-sm tabular-nums">
      <caption className="pb-1.5 text-start font-semibold">{season && <bdi>{say(season, 'name')}</bdi>}</caption>
      <thead>
        <tr className="text-soft">
          <th scope="col" className="pb-1.5 text-start font-semibold">
            {t('slotsTable.competition')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="w-1/6 pb-1.5 ps-3 text-end font-semibold">
              {heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((of) => (
          <tr key={of._id}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              <bdi>{say(of, 'name')}</bdi>
            </th>
            {columns.map((column) => (
              <td key={column} className={`${cell} ps-3 text-end`}>
                <Figure competition={of} slot={column} label={heads[column]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  competition: SlotFigures;
  slot: (typeof columns)[number];
  label: string;
}

/** A figure, which leads to the people whom it counts; marked while the list shows just these. */
function Figure({ competition, slot, label }: FigureProps) {
  const t = useWords('admin-talents');
  const say = useLocal();
  const asked = new URLSearchParams(useLocation().search);
  const count = formatNumber(competition[slot]);
  const narrowing = { competion: competition._id, ...(slot !== 'either' && { slot }), shown: 'true' };
  const isShown =
    asked.get('competion') === competition._id &&
    (asked.get('slot') || 'either') === slot &&
    asked.get('shown') === 'true' &&
    !asked.get('s') &&
    !asked.get('moeAdmin');
  if (competition[slot] === 0) return <span className="text-soft">{count}</span>;
  return (
    <Link
      to={talents.list(narrowing)}
      preventScrollReset
      aria-current={isShown || undefined}
      aria-label={t('slotsTable.leads', { competition: say(competition, 'name'), slot: label, number: count })}
      className="inline-flex min-h-8 min-w-8 items-center justify-end rounded-xs font-semibold text-palm underline decoration-palm/60 underline-offset-[0.22em] hover:decoration-2 aria-[current]:no-underline aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-palm"
    >
      {count}
    </Link>
  );
}
