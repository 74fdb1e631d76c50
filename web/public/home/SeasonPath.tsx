import { Emblem } from '#web/kit/art/Emblem.tsx';
import { useWords } from '#web/lib/words.tsx';

const stations = ['build', 'program', 'compete', 'stand'] as const;

/** A season in four stations along one thread. */
export function SeasonPath() {
  const t = useWords('home');
  return (
    <section aria-labelledby="path-title" className="border-y border-line bg-sunken">
      <div className="wrap py-12 sm:py-18">
        <h2 id="path-title" className="text-3xl">
          {t('path.title')}
        </h2>
        <ol className="path mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {stations.map((station) => (
            <li key={station} className="path-station relative">
              <Emblem name={`path-${station}`} size={72} className="relative" />
              <h3 className="mt-4 text-xl">{t(`path.${station}`)}</h3>
              <p className="mt-1 text-soft">{t(`path.${station}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
