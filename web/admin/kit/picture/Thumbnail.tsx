import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { cx } from '#web/kit/cx.ts';
import { smallPicture } from '#web/lib/picture-sizes.ts';
import { useWords } from '#web/lib/words.tsx';

interface ThumbnailProps {
  /** The address of a stored picture; anything else is said to be empty. */
  src: unknown;
  /** What it shows, where no text beside it says so. */
  alt?: string;
  large?: boolean;
  /** Cut to the box, as a photo may be and a logo may not. */
  cover?: boolean;
}

/** A stored picture, small, on the light ground on which visitors see logos. One that was swept since says so. */
export function Thumbnail({ src, alt = '', large, cover }: ThumbnailProps) {
  const t = useWords('admin');
  const [gone, setGone] = useState<unknown>();
  if (typeof src !== 'string' || !src) return <span className="text-soft">{t('history.empty')}</span>;
  const size = large ? 'h-32 w-48' : 'h-12 w-18';
  if (gone === src) {
    return (
      <span className={cx('grid place-items-center rounded-sm bg-sunken text-soft', size)} title={t('picture.gone')}>
        <ImageOff aria-hidden size="1.3em" />
        <span className="sr-only">{t('picture.gone')}</span>
      </span>
    );
  }
  return (
    <img
      // A picture of an account is at STEB, in one size.
      src={src.startsWith('/files/') ? smallPicture(src) : src}
      alt={alt}
      width={large ? 192 : 72}
      height={large ? 128 : 48}
      loading="lazy"
      decoding="async"
      onError={() => setGone(src)}
      className={cx('shrink-0 rounded-sm bg-[#fffaf0]', size, cover ? 'object-cover' : 'object-contain p-0.5')}
    />
  );
}
