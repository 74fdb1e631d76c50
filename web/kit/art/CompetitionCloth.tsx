import { clothName } from '#brand/cloth-name.ts';
import { Tapestry } from './Tapestry.tsx';

/**
 * The cloth of a competition, on a card or behind a picture. It is always cropped in the same way (one row of whole
 * medallions between its two edges), so that people recognise it on every page. For a strip use `Band`, for a square
 * `Emblem`.
 */
export function CompetitionCloth({ of, className }: { of: { slug: string }; className?: string }) {
  return <Tapestry name={clothName(of)} columns={36} rows={12} className={className} />;
}
