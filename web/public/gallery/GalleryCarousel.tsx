import { paths } from '#web/app/paths.ts';
import { Carousel } from '#web/kit/Carousel.tsx';
import { Link } from '#web/kit/Link.tsx';
import { PictureCard } from './PictureCard.tsx';
import type { Picture } from './present.ts';

interface GalleryCarouselProps {
  id: string;
  pictures: readonly Picture[];
  title: string;
  lead: string;
  /** The text of the link to all pictures. */
  all: string;
  className?: string;
}

/** The newest pictures, with a link to all of them. Renders nothing without pictures. */
export function GalleryCarousel({ id, pictures, title, lead, all, className }: GalleryCarouselProps) {
  if (pictures.length === 0) return null;
  return (
    <Carousel
      labelledBy={id}
      className={className}
      head={
        <>
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <p className="mt-2 max-w-prose text-lg text-soft">
            {lead}{' '}
            <Link look="strong" to={paths.gallery()} className="text-base whitespace-nowrap">
              {all}
            </Link>
          </p>
        </>
      }
    >
      {pictures.map((picture) => (
        <li key={picture.id} className="grid">
          <PictureCard picture={picture} to={`${paths.gallery()}#${picture.id}`} />
        </li>
      ))}
    </Carousel>
  );
}
