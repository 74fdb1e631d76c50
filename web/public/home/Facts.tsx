import { formatNumber } from '#locales/format.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Home } from './load-home.ts';

/** What the season counts, from its own data. */
export function Facts({ facts }: { facts: Home['facts'] }) {
  const t = useWords('home');
  const { seasons, categories, regions, ages } = facts;
  const shown = [
    { key: 'categories', value: formatNumber(categories), label: t('facts.categories', { count: categories }) },
    { key: 'regions', value: formatNumber(regions), label: t('facts.regions', { count: regions }) },
    ...(ages ? [{ key: 'ages', value: t('facts.agesValue', ages), label: t('facts.ages') }] : []),
    { key: 'seasons', value: formatNumber(seasons), label: t('facts.seasons', { count: seasons }) },
  ];
  return (
    <dl aria-label={t('facts.label')} className="mt-10 flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
      {shown.map(({ key, value, label }) => (
        <div key={key} className="flex flex-col-reverse">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-3xl leading-tight font-bold text-[#fffaf0] tabular-nums">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
