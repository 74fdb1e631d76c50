import { sharePictureAddress } from '#brand/share-picture.ts';
import { paths } from '#web/app/paths.ts';
import { StructuredData } from '#web/lib/StructuredData.tsx';
import { event, heldEvents } from '#web/lib/structured-data.ts';
import { useLanguage } from '#web/lib/words.tsx';
import type { SeasonView } from './load-season.ts';

/** Structured data for search engines: the season with its competitions. */
export function SeasonEvent({ season }: { season: SeasonView }) {
  const { lang } = useLanguage();
  const { slug, name, title, description, competitions, dates } = season;
  return (
    <StructuredData
      of={
        import.meta.env.SSR &&
        ((site) =>
          event(site, {
            name,
            description,
            address: paths.season(slug),
            picture: sharePictureAddress({ kind: 'season', ...season, below: title }, lang, site.brand),
            language: lang,
            held: heldEvents(dates.milestones),
            parts: competitions.map((competition) => ({
              name: competition.name,
              address: paths.competition(competition.id),
            })),
          }))
      }
    />
  );
}
