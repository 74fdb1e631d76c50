import { Emblem } from '#web/kit/art/Emblem.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { SeasonView } from './load-season.ts';

/** Up to three things that set a season apart (public spec, section 2). */
export function SeasonAttributes({ attributes }: { attributes: SeasonView['attributes'] }) {
  const t = useWords('season');
  return (
    <>
      <h2 className="mt-16">{t('about')}</h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {attributes.map(({ title, text, image }) => (
          <li key={title}>
            {image ? (
              <img
                src={image}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-lg object-cover"
              />
            ) : (
              <Emblem name={title} size={96} />
            )}
            <h3 className="mt-4">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
