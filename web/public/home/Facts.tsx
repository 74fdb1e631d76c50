import { formatNumber } from '#locales/format.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Home } from './load-home.ts';

/** The numbers of participants; renders nothing without numbers. */
export function Facts({ facts }: { facts: Home['facts'] }) {
  const t = useWords('home');
  if (facts.length === 0) return null;
  return (
    <dl aria-label={t('facts.label')} className="mt-8 flex flex-wrap gap-x-6 gap-y-4 sm:mt-10 sm:gap-x-10">
      {facts.map(({ key, count }) => (
        <div key={key} className="flex flex-col-reverse">
          <dt className="text-sm text-soft">{t(`facts.${key}`, { count })}</dt>
          <dd className="text-2xl leading-tight font-bold text-[#fffaf0] tabular-nums sm:text-3xl">
            <bdi dir="ltr">{formatNumber(count)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
