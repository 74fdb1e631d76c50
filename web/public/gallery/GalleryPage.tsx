import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/gallery.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/GalleryPage.ts';
import { Lightbox } from './Lightbox.tsx';
import { loadGallery } from './load-gallery.ts';
import { PictureCard } from './PictureCard.tsx';

export const handle = {
  needs: 'public',
  words: ['gallery'],
  opening: 'night',
  cache: { query: ['season'] },
} satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadGallery(context, new URL(request.url).searchParams.get('season'));

/** `/gallery/`: the pictures of all seasons, or of the one in a tab (public spec, section 2, "Gallery"). */
export default function GalleryPage({ loaderData: { season, seasons, pictures } }: Route.ComponentProps) {
  const t = useWords('gallery');
  const [open, setOpen] = useState<number>();
  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHead title={t('title')} lead={t('lead')} art={art} />
      <div className="wrap pt-4 pb-14 sm:pb-20">
        <LinkTabs
          label={t('seasons')}
          tabs={[
            { label: t('all'), to: paths.gallery(), current: !season },
            ...seasons.map(({ id, name }) => ({
              label: name,
              to: paths.gallery({ season: id }),
              current: id === season,
            })),
          ]}
        />
        {pictures.length > 0 ? (
          <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
            {pictures.map((picture, index) => (
              <li key={picture.id} id={picture.id} className="grid">
                {/* Without JavaScript, or with a modifier key, the link opens the picture file. */}
                <PictureCard
                  picture={picture}
                  to={picture.src}
                  reloadDocument
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    setOpen(index);
                  }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={t('none')} text={t('noneText')} className="mt-6" />
        )}
      </div>
      {open !== undefined && <Lightbox pictures={pictures} first={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
