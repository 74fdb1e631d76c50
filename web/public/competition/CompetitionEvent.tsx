import { sharePictureAddress } from '#brand/share-picture.ts';
import { agesOf } from '#domain/age.ts';
import { toRiyals } from '#domain/money.ts';
import { paths } from '#web/app/paths.ts';
import { StructuredData } from '#web/lib/StructuredData.tsx';
import { event, heldEvents } from '#web/lib/structured-data.ts';
import { useLanguage } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** From the youngest to the oldest age of its levels; undefined if none names ages. */
function spanOf(levels: CompetitionView['ages']) {
  const years = levels.flatMap((level) => agesOf(level) ?? []);
  if (years.length === 0) return undefined;
  return { from: Math.min(...years.map(({ from }) => from)), to: Math.max(...years.map(({ to }) => to)) };
}

/** Structured data for search engines: a competition of a season, its ages and its price. */
export function CompetitionEvent({ competition }: { competition: CompetitionView }) {
  const { lang } = useLanguage();
  const { id, name, description, season, registration, fee, ages, dates } = competition;
  return (
    <StructuredData
      of={
        import.meta.env.SSR &&
        ((site) =>
          event(site, {
            name,
            description,
            address: paths.competition(id),
            picture: sharePictureAddress({ kind: 'competition', ...competition, below: season.name }, lang, site.brand),
            language: lang,
            partOf: { name: season.name, address: paths.season(season.slug) },
            ages: spanOf(ages),
            held: heldEvents(dates.milestones),
            fee: registration
              ? {
                  riyals: toRiyals(fee?.total ?? 0),
                  register: paths.registration({ season_id: season.id }),
                  until: dates.registration.until,
                }
              : undefined,
          }))
      }
    />
  );
}
