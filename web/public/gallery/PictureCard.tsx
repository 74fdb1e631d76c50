import { CardLink, type CardLinkProps } from '#web/kit/Card.tsx';
import type { Picture } from './present.ts';

/** A picture with its name: leads to the gallery, or to the picture itself. */
export function PictureCard({ picture, ...link }: { picture: Picture } & Omit<CardLinkProps, 'picture' | 'children'>) {
  return (
    <CardLink
      {...link}
      picture={
        <img
          src={picture.src}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full bg-sunken object-cover"
        />
      }
    >
      <span className="font-bold wrap-anywhere">{picture.name}</span>
      <span className="text-sm text-soft">{picture.from}</span>
    </CardLink>
  );
}
