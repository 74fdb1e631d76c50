import { formatAges } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { CompetitionCloth } from '#web/kit/art/CompetitionCloth.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { CardLink } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { Deadline } from '#web/lib/Deadline.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { HomeCompetition, HomeSeason } from './load-home.ts';

/** The competitions of every season, each with its own cloth. */
export function Categories({ seasons }: { seasons: readonly HomeSeason[] }) {
  const t = useWords('home');
  const shown = seasons.filter(({ competitions }) => competitions.length > 0);
  if (shown.length === 0) return null;
  return (
    <section id="categories" aria-labelledby="categories-title" className="wrap py-12 sm:py-18">
      <h2 id="categories-title" className="text-3xl">
        {t('categories.title')}
      </h2>
      <p className="mt-2 max-w-prose text-lg text-soft">{t('categories.lead')}</p>
      {shown.map((season) => (
        <SeasonCategories key={season.id} season={season} />
      ))}
    </section>
  );
}

function SeasonCategories({ season }: { season: HomeSeason }) {
  const t = useWords('home');
  const headingId = `season-${season.slug}`;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {season.logo && (
          <img
            src={season.logo}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-11 rounded-md object-cover"
          />
        )}
        <h3 id={headingId} className="text-xl">
          {season.name}
        </h3>
        <StatusBadge tone={season.registration.open ? 'good' : 'neutral'}>
          {t(season.registration.open ? 'categories.open' : 'categories.closed')}
        </StatusBadge>
        <Link look="strong" to={paths.season(season.slug)} className="ms-auto text-sm">
          {t('categories.about')}
        </Link>
      </div>
      <Deadline of={season.registration} className="mt-1 text-soft" />
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4 sm:gap-5">
        {season.competitions.map((competition) => (
          <li key={competition.id} className="grid">
            <CompetitionCard competition={competition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CompetitionCard({ competition }: { competition: HomeCompetition }) {
  const t = useWords('home');
  const { lang } = useLanguage();
  const { ages, coaches, members, total } = competition;
  return (
    <CardLink
      to={paths.competition(competition.id)}
      picture={<CompetitionCloth of={competition} logo={competition.logo} className="h-38 w-full" />}
    >
      {ages && <span className="text-sm font-semibold text-palm first-letter:uppercase">{formatAges(ages, lang)}</span>}
      <span className="text-lg font-bold text-balance">{competition.name}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span>{t('categories.members', { count: members })}</span>
        <span>{t('categories.coaches', { count: coaches })}</span>
      </span>
      <span className="mt-auto flex flex-wrap items-baseline gap-x-2 border-t border-line pt-3 text-sm text-soft">
        {total > 0 ? (
          <>
            <Money halalas={total} className="text-base font-semibold text-ink" />
            {t('categories.perTeam')}
          </>
        ) : (
          <b className="text-base font-semibold text-good">{t('categories.free')}</b>
        )}
      </span>
    </CardLink>
  );
}
