import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { SeasonView } from './load-season.ts';

/** Up to three special features of a season (public spec, section 2). */
export function SeasonAttributes({ attributes }: { attributes: SeasonView['attributes'] }) {
  const t = useWords('season');
  return (
    <section aria-labelledby="attributes" className="mt-16">
      <h2 id="attributes">{t('about')}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {attributes.map(({ title, text, image }) => (
          <li key={title}>
            {image ? (
              <img
                src={image}
                alt=""
                width={1200}
                height={800}
                loading="lazy"
                decoding="async"
                className="aspect-3/2 h-auto w-full rounded-lg object-cover"
              />
            ) : (
              <Tapestry name={title} columns={24} rows={16} className="aspect-3/2 w-full rounded-lg" />
            )}
            <h3 className="mt-4">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
