import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { GalleryCarousel } from '../gallery/index.ts';
import { PartnersCarousel } from '../partners/index.ts';
import type { Route } from './+types/HomePage.ts';
import { BelowHero } from './BelowHero.tsx';
import { Categories } from './Categories.tsx';
import { Faqs } from './Faqs.tsx';
import { Hero } from './Hero.tsx';
import { HomeData } from './HomeData.tsx';
import { loadHome } from './load-home.ts';
import { MyTeams } from './MyTeams.tsx';
import { Practice } from './Practice.tsx';
import { SeasonPath } from './SeasonPath.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { Talent } from './Talent.tsx';

export const handle = {
  needs: 'public',
  words: ['home', 'milestones'],
  opening: 'night',
  cache: { query: [] },
} satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

/** `/`: rendered for a guest; the browser fills in the personal parts, whose space is reserved. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useWords('home');
  const { seasons, broadcast, facts, faqs, pictures, partners } = loaderData;
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <HomeData faqs={faqs} />
      <SignInPrompt />
      <Hero facts={facts} seasons={seasons} />
      <BelowHero>
        <MyTeams />
        <Categories seasons={seasons} />
        <SeasonPath />
        <GalleryCarousel
          id="gallery"
          pictures={pictures}
          title={t('gallery.title')}
          lead={t('gallery.lead')}
          all={t('gallery.all')}
          className="wrap pt-12 sm:pt-18"
        />
        <Practice />
        <Talent broadcast={broadcast} />
        <Faqs faqs={faqs} />
        <PartnersCarousel
          id="partners"
          partners={partners}
          title={t('partners.title')}
          lead={t('partners.lead')}
          className="wrap py-12 sm:py-18"
        />
      </BelowHero>
    </>
  );
}
