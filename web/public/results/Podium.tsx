import { medalOf } from '#domain/medal.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { cx } from '#web/kit/cx.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Place } from './list.ts';

/** The positions of the first three: the winner in the middle, and highest. */
const steps = [
  { stand: 'order-2', block: 'h-28 bg-[#f6d36b] text-[#4a3600]', size: 88 },
  { stand: 'order-1', block: 'h-22 bg-[#d7dde6] text-[#2d3747]', size: 72 },
  { stand: 'order-3', block: 'h-17 bg-[#e6b48c] text-[#4b2408]', size: 72 },
] as const;

/** The first three of a list on a podium. Hidden from screen readers, because the table below has the same content. */
export function Podium({ places }: { places: readonly Place[] }) {
  const t = useWords('results');
  return (
    <ol aria-hidden className="mx-auto mt-8 flex max-w-2xl items-end justify-center gap-2 sm:gap-4">
      {places.slice(0, steps.length).map(({ id, name, picture, rank, city }, index) => (
        <li key={id} className={cx('flex min-w-0 basis-1/3 flex-col items-center', steps[index]?.stand)}>
          <Avatar name={name} picture={picture} size={steps[index]?.size} shape="square" className="shadow-md" />
          <p className="mt-2.5 line-clamp-3 w-full text-center text-sm leading-tight font-semibold sm:text-base">
            <bdi>{name}</bdi>
          </p>
          <p className="mb-3 w-full truncate text-center text-sm text-soft">
            <bdi>{city}</bdi>
          </p>
          <p
            className={cx(
              'kit-edge flex w-full flex-col items-center justify-center rounded-t-md text-sm font-semibold',
              steps[index]?.block,
            )}
          >
            <span className="text-2xl leading-none font-bold">{rank}</span>
            {t(medalOf(rank))}
          </p>
        </li>
      ))}
    </ol>
  );
}
