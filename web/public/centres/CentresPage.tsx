import { useLocation, useNavigation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { LinkPills } from '#web/kit/LinkPills.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/centres.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/CentresPage.ts';
import { CentreCard } from './CentreCard.tsx';
import { loadCentres } from './load-centres.ts';

export const handle = {
  needs: 'public',
  words: ['centres'],
  opening: 'night',
  cache: { query: ['region'] },
} satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCentres(context, new URL(request.url).searchParams.get('region'));

/** `/regions/`: the training centres, of all regions or of one (public spec, section 2, "Centres"). */
export default function CentresPage({ loaderData: { regions, region, centres } }: Route.ComponentProps) {
  const t = useWords('centres');
  const { pathname } = useLocation();
  const waiting = useNavigation().location?.pathname === pathname;
  return (
    <>
      <PageMeta
        title={region ? `${t('title')} · ${region.name}` : t('title')}
        description={region ? t('leadOf', { region: region.name }) : t('lead')}
      />
      <PageHead title={t('title')} lead={t('lead')} art={art} />
      <div className="wrap pt-6 pb-14 sm:pt-8 sm:pb-20">
        <LinkPills
          label={t('regions')}
          links={[
            { label: t('all'), to: paths.centres(), current: !region },
            ...regions.map(({ id, name }) => ({
              label: name,
              to: paths.centres({ region: id }),
              current: id === region?.id,
            })),
          ]}
        />
        {centres.length > 0 ? (
          <section aria-labelledby="centres-title" className="mt-8 sm:mt-10">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 id="centres-title">{region?.name ?? t('allTitle')}</h2>
              <p className="text-soft">{t('count', { count: centres.length })}</p>
            </div>
            <ul
              aria-busy={waiting || undefined}
              className={cx(
                'mt-5 grid gap-5 transition-opacity delay-150 sm:grid-cols-2 lg:grid-cols-3',
                waiting && 'opacity-60',
              )}
            >
              {centres.map((centre) => (
                <CentreCard key={centre.id} centre={centre} withRegion={!region} />
              ))}
            </ul>
            <p className="mt-10 max-w-prose text-soft">{t('ask')}</p>
            <ButtonLink to={paths.contact()} className="mt-4">
              {t('contact')}
            </ButtonLink>
          </section>
        ) : (
          <EmptyState
            title={t('none')}
            text={region ? t('noneIn', { region: region.name }) : t('noneText')}
            action={
              <>
                <ButtonLink to={paths.contact()} variant="primary">
                  {t('contact')}
                </ButtonLink>
                {region && <ButtonLink to={paths.centres()}>{t('showAll')}</ButtonLink>}
              </>
            }
            className="mt-4"
          />
        )}
      </div>
    </>
  );
}
