import { formatNumber } from '#locales/format.ts';
import { Selvedge } from '#web/kit/art/Selvedge.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { Figures } from './load-about.ts';

const achievements = ['teams', 'participants', 'regions', 'competitions'] as const;

/** The four achievements, each a number (public spec, section 2, "About"). Those that are zero are left out. */
export function Achievements({ figures }: { figures: Figures }) {
  const t = useWords('about');
  return (
    <section aria-labelledby="achievements" className="on-night">
      <div className="wrap py-12 sm:py-16">
        <h2 id="achievements" className="text-3xl">
          {t('achievements')}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {achievements
            .filter((key) => figures[key] > 0)
            .map((key) => (
              <div key={key} className="relative flex flex-col-reverse justify-end ps-6">
                <dt className="mt-1 text-soft">{t(key, { count: figures[key] })}</dt>
                <dd className="text-4xl leading-tight font-bold text-[#f3c56f]">
                  <span className="absolute inset-y-0 start-0">
                    <Selvedge className="h-full text-palm" />
                  </span>
                  <Ltr>{formatNumber(figures[key])}</Ltr>
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}
