import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/HomePage.ts';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import './home.css';
import { loadHome } from './load-home.ts';
import { MyTeams } from './MyTeams.tsx';
import { Practice } from './Practice.tsx';
import { SeasonPath } from './SeasonPath.tsx';
import { Talent } from './Talent.tsx';
import { useSentBack } from './useSentBack.ts';

export const handle = { words: ['home'], opening: 'night' } satisfies RouteHandle;

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

/** `/`: rendered for a guest; what belongs to a person is filled in by their browser, in a place that is kept for it. */
export default function HomePage({ loaderData: { seasons, facts } }: Route.ComponentProps) {
  const t = useWords('home');
  useSentBack();
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <Hero facts={facts} />
      <MyTeams />
      <Categories seasons={seasons} />
      <SeasonPath />
      <Practice />
      <Talent />
    </>
  );
}
