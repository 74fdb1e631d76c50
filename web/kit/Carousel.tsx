import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useSlides } from './slides.ts';

export interface CarouselProps {
  /** The id of the `h2` or `h3` in `head` that names the slides. */
  labelledBy: string;
  /** Heading, lead and a link to all, above the slides; the buttons are at its end. */
  head: ReactNode;
  /** The slides, as `li` elements of equal height. */
  children: ReactNode;
  className?: string;
}

/**
 * A row of one to four slides, depending on its width, scrolled natively by swipe, wheel or arrow keys, and by buttons
 * that appear once JavaScript runs. It never moves automatically. Place it in a `wrap`: on narrow screens its slides
 * extend to the edge of the page.
 */
export function Carousel({ labelledBy, head, children, className }: CarouselProps) {
  const t = useWords('kit');
  const forward = useLanguage().dir === 'rtl' ? -1 : 1;
  const id = useId();
  const { ref, place, scroll, onKeyDown } = useSlides();
  const idle = !place || (place.atStart && place.atEnd);
  const button = (label: string, towards: 1 | -1, done: boolean | undefined) => (
    <IconButton
      label={label}
      variant="quiet"
      aria-controls={id}
      aria-disabled={done || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => done || scroll(towards === 1 ? forward : (-forward as 1 | -1), 'page')}
    >
      <ChevronRight aria-hidden size="1.3em" className={towards === 1 ? 'rtl:-scale-x-100' : 'ltr:-scale-x-100'} />
    </IconButton>
  );
  return (
    <section aria-labelledby={labelledBy} aria-roledescription={t('carousel')} className={cx('@container', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">{head}</div>
        <div className={cx('ms-auto flex shrink-0 gap-2', idle && 'invisible')}>
          {button(t('previousSlides'), -1, place?.atStart)}
          {button(t('nextSlides'), 1, place?.atEnd)}
        </div>
      </div>
      <ul
        ref={ref}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={labelledBy}
        onKeyDown={onKeyDown}
        className={cx(
          '-mx-(--gutter) -mb-3 grid snap-x snap-mandatory scroll-px-(--gutter) auto-cols-[86%] grid-flow-col gap-4 px-(--gutter) pt-6 pb-3 lg:-mx-1 lg:scroll-px-1 lg:px-1',
          'overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] *:snap-start',
          '@md:auto-cols-[calc((100%-1rem)/2)] @3xl:gap-5 @3xl:auto-cols-[calc((100%-2.5rem)/3)] @5xl:auto-cols-[calc((100%-3.75rem)/4)]',
        )}
      >
        {children}
      </ul>
    </section>
  );
}
