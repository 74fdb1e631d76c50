import { Emblem } from '#web/kit/art/Emblem.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';
import { StaticPage } from './StaticPage.tsx';

export { staticHandle as handle } from './StaticPage.tsx';

/** The five values, in the order of the public spec, section 2. */
const values = ['diversity', 'passion', 'empowerment', 'teamwork', 'innovation'] as const;

export default function AboutPage() {
  const t = useWords('static');
  return (
    <StaticPage page="about">
      <p className="max-w-prose text-lg">{t('about.story')}</p>
      <h2 className="mt-12">{t('about.values')}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {values.map((value) => (
          <Card as="li" key={value} className="flex gap-4">
            <Emblem name={value} size={48} />
            <div>
              <h3>{t(`about.${value}`)}</h3>
              <p className="mt-1 text-sm text-soft">{t(`about.${value}Text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </StaticPage>
  );
}
