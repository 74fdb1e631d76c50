import { Robot } from '#web/kit/art/Robot.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { GalleryCarousel } from '../gallery/index.ts';
import art from '../layout/heads/about.svg?url';
import { PageHead } from '../layout/index.ts';
import { PartnersCarousel } from '../partners/index.ts';
import type { Route } from './+types/AboutPage.ts';
import { Achievements } from './Achievements.tsx';
import { loadAbout } from './load-about.ts';
import { Values } from './Values.tsx';

export const handle = {
  needs: 'public',
  words: ['about'],
  opening: 'night',
  cache: { query: [] },
} satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => loadAbout(context);

/** `/about-us/`: story, values, achievements, pictures, partners (public spec, section 2, "About"). */
export default function AboutPage({ loaderData: { figures, pictures, partners } }: Route.ComponentProps) {
  const t = useWords('about');
  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHead title={t('title')} lead={t('lead')} art={art} />
      <section
        aria-labelledby="story"
        className="wrap grid items-end gap-x-16 gap-y-8 py-12 sm:py-18 lg:grid-cols-[minmax(0,44rem)_1fr]"
      >
        <div className="text-lg">
          <h2 id="story" className="text-3xl">
            {t('story')}
          </h2>
          <p className="mt-5">{t('story1')}</p>
          <p className="mt-4">{t('story2')}</p>
          <p className="mt-4">{t('story3')}</p>
        </div>
        <Robot pose="weave" size={300} name="turs" className="mx-auto max-lg:hidden" />
      </section>
      <Achievements figures={figures} />
      <Values />
      <GalleryCarousel
        id="gallery"
        pictures={pictures}
        title={t('gallery')}
        lead={t('galleryLead')}
        all={t('galleryAll')}
        className="wrap pb-12 sm:pb-18"
      />
      <PartnersCarousel
        id="partners"
        partners={partners}
        title={t('partners')}
        lead={t('partnersLead')}
        className="wrap pb-12 sm:pb-18"
      />
    </>
  );
}
