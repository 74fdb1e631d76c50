import { Emblem } from '#web/kit/art/Emblem.tsx';
import { useWords } from '#web/lib/words.tsx';

/** The five values, in the order of the public spec, section 2. */
const values = ['diversity', 'passion', 'empowerment', 'teamwork', 'innovation'] as const;

/** Our values, each with its own cloth. */
export function Values() {
  const t = useWords('about');
  return (
    <section aria-labelledby="values" className="wrap py-12 sm:py-18">
      <h2 id="values" className="text-3xl">
        {t('values')}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {values.map((value) => (
          <li key={value} className="flex gap-4 lg:flex-col">
            <Emblem name={value} size={88} />
            <div>
              <h3>{t(value)}</h3>
              <p className="mt-1 text-soft">{t(`${value}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
