// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles when CSS lays a table out as cards
// biome-ignore-all lint/a11y/useSemanticElements: as above
import { memo, useCallback, useRef } from 'react';
import type { AgeLevel } from '#contract/entities.ts';
import { medalOf } from '#domain/medal.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { headClass } from '#web/kit/table/columns.ts';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useDeferredLayout } from '#web/lib/hydration/deferred-layout.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Place } from './list.ts';

/** In the order of the public spec, section 2, "Results". */
const columns = ['no', 'team', 'teamNo', 'city', 'school', 'rank', 'certification'] as const;

/** Styled once here and not in each of a hundred rows: on a phone or tablet a row is three lines beside its emblem. */
const tableClass = cx(
  'w-full border-separate border-spacing-0 max-lg:block',
  'lg:[&_tbody>tr>*]:border-b lg:[&_tbody>tr>*]:border-line lg:[&_tbody>tr>*]:px-3 lg:[&_tbody>tr>*]:py-2.5',
  'lg:[&_tbody>tr>:first-child]:ps-5 lg:[&_tbody>tr>:last-child]:pe-5 lg:[&_tbody>tr:last-child>*]:border-b-0',
  'max-lg:[&_tbody>tr]:grid max-lg:[&_tbody>tr]:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:[&_tbody>tr]:gap-x-2.5',
  'max-lg:[&_tbody>tr]:px-4 max-lg:[&_tbody>tr]:py-3 max-lg:[&_tbody>tr+tr]:border-t max-lg:[&_tbody>tr]:border-line',
  // The containing block for a row's stretched link. Older WebKit ignores `relative` on table rows, but accepts a
  // transform.
  '[&_tbody>tr]:relative [&_tbody>tr]:rotate-0',
  // Prevents horizontal scrolling: long names break, and their columns stay wide enough for a word.
  '[&_tbody_bdi:not([dir])]:wrap-anywhere',
);

type Category = { name: string; ages: readonly AgeLevel[] };

interface ResultTableProps {
  label: string;
  places: readonly Place[];
  /** The names of competitions by id, if the list has several: each row then shows its own. */
  categories?: ReadonlyMap<string, Category>;
  /** The rows are still those of the previous search. */
  dimmed?: boolean;
}

/** Ranks as a table; on a phone or tablet each is a card with name and rank first. */
export function ResultTable({ label, places, categories, dimmed }: ResultTableProps) {
  const t = useWords('results');
  const table = useRef<HTMLTableElement>(null);
  const waits = useDeferredLayout(
    useCallback(() => table.current?.tBodies[0]?.rows ?? [], []),
    10,
  );
  return (
    <table
      ref={table}
      role="table"
      aria-label={label}
      className={cx(tableClass, waits && 'result-rows-wait', dimmed && 'opacity-60')}
    >
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={cx(headClass, 'text-start lg:px-3')}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {places.map((place) => (
          <Row key={place.id} place={place} category={categories?.get(place.competition)} />
        ))}
      </tbody>
    </table>
  );
}

const Row = memo(function Row({ place, category }: { place: Place; category: Category | undefined }) {
  const t = useWords('results');
  const age = useAgeLevel();
  const { no, name, picture, number, city, school, rank, paid } = place;
  return (
    <tr role="row" className={paid ? 'hover:bg-ink/4' : undefined}>
      <td role="cell" className="tabular-nums max-lg:hidden">
        {no}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="text-start font-semibold lg:min-w-40 max-lg:col-span-2 max-lg:ps-12.5"
      >
        <span className="flex items-center gap-3">
          <Avatar
            name={name}
            picture={picture}
            size={40}
            shape="square"
            className="max-lg:absolute max-lg:start-4 max-lg:top-3.5"
          />
          <span className="min-w-0">
            <bdi>{name}</bdi>
            {category !== undefined && (
              <span className="block text-sm font-normal text-soft">
                {t('category', { competition: category.name, ageLevel: age.nameOf(place.ageLevel, category.ages) })}
              </span>
            )}
          </span>
        </span>
      </th>
      <td role="cell" className="max-lg:row-start-3 max-lg:ps-12.5 max-lg:text-sm max-lg:text-soft">
        <Ltr className="whitespace-nowrap">{number}</Ltr>
      </td>
      <td role="cell" className="lg:min-w-24 max-lg:col-span-2 max-lg:row-start-3 max-lg:text-sm max-lg:text-soft">
        <bdi>{city}</bdi>
      </td>
      <td
        role="cell"
        className="lg:min-w-40 max-lg:col-span-2 max-lg:row-start-2 max-lg:ps-12.5 max-lg:text-sm max-lg:text-soft"
      >
        <bdi>{school}</bdi>
      </td>
      <td role="cell" className="max-lg:col-start-3 max-lg:row-start-1 max-lg:text-end">
        <Badge tone={medalOf(rank)}>
          <Ltr>{rank}</Ltr> {t(medalOf(rank))}
        </Badge>
      </td>
      <td role="cell" className="max-lg:col-start-3 max-lg:row-start-2 max-lg:text-end max-lg:text-sm">
        {paid ? (
          <Link
            to={paths.team(place.id)}
            discover="none"
            look="strong"
            className="result-link"
            aria-label={t('seeTeam', { team: name })}
          >
            {t('see')}
          </Link>
        ) : (
          <span className="text-soft">{t('notPaid')}</span>
        )}
      </td>
    </tr>
  );
});
