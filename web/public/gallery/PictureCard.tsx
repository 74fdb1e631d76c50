import { clothName } from '#brand/cloth-name.ts';
import { Emblem } from '#web/kit/art/Emblem.tsx';
import { CardLink, type CardLinkProps } from '#web/kit/Card.tsx';
import { pictureSizes } from '#web/lib/picture-sizes.ts';
import type { Picture } from './present.ts';

/** A picture with its name: links to the gallery, or to the picture file. */
export function PictureCard({ picture, ...link }: { picture: Picture } & Omit<CardLinkProps, 'picture' | 'children'>) {
  return (
    <CardLink
      {...link}
      picture={
        <img
          {...pictureSizes(picture.src, '(width >= 40rem) 20rem, 100vw')}
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
      <span className="flex gap-2.5 text-sm text-soft">
        {picture.slug && <Emblem name={clothName({ slug: picture.slug })} size={22} className="mt-0.5" />}
        {picture.from}
      </span>
    </CardLink>
  );
}
