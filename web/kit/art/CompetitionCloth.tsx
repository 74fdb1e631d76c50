import { clothName } from '#brand/cloth-name.ts';
import { cx } from '../cx.ts';
import { Tapestry } from './Tapestry.tsx';

interface CompetitionClothProps {
  of: { slug: string };
  /** The address of the competition's logo, where a card shows it. */
  logo?: string | null;
  className?: string;
}

/**
 * The cloth of a competition, on a card or behind a picture. It is always cropped in the same way (one row of whole
 * medallions between its two edges), so that people recognise it on every page. For a strip use `Band`, for a square
 * `Emblem`. A logo lies on the cloth, so that it need not fill the card.
 */
export function CompetitionCloth({ of, logo, className }: CompetitionClothProps) {
  if (!logo) return <Tapestry name={clothName(of)} columns={36} rows={12} className={className} />;
  return (
    <span className={cx('relative grid place-items-center', className)}>
      <CompetitionCloth of={of} className="absolute inset-0 size-full" />
      <img
        src={logo}
        alt=""
        width={112}
        height={112}
        loading="lazy"
        decoding="async"
        className="relative size-28 rounded-xl bg-[#fffaf0] object-contain shadow-md ring-4 ring-[#fffaf0]"
      />
    </span>
  );
}
