import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/kit/IconButton.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { holdPage } from '#web/kit/overlay/hold-page.ts';
import { useBackCloses } from '#web/kit/overlay/useBackCloses.ts';
import { useSlides } from '#web/kit/slides.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { Picture } from './present.ts';

interface LightboxProps {
  pictures: readonly Picture[];
  /** The picture shown first. */
  first: number;
  onClose: () => void;
}

/**
 * Full-screen pictures side by side: swipe, arrow keys or buttons. On the native dialog, which closes with Escape and
 * returns the focus to the link. Rendered only while open.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const t = useWords('gallery');
  const { dir } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { ref, place, scroll, onKeyDown } = useSlides();
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    ref.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
    const letGo = holdPage('hidden');
    return () => {
      letGo();
      element?.close();
    };
  }, [first, ref]);
  const shown = pictures[place?.index ?? first];
  const turn = (label: string, by: 1 | -1, done: boolean | undefined) => (
    <IconButton
      label={label}
      size="lg"
      className="aria-disabled:opacity-30"
      aria-disabled={done || undefined}
      onClick={() => done || scroll((dir === 'rtl' ? -by : by) as 1 | -1, 'slide')}
    >
      <ChevronRight aria-hidden size="1.5em" className={by === 1 ? 'rtl:-scale-x-100' : 'ltr:-scale-x-100'} />
    </IconButton>
  );
  return (
    <dialog
      ref={dialog}
      aria-label={t('lightbox')}
      className="on-night m-0 size-full max-h-none max-w-none overflow-hidden backdrop:bg-(--night)"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) =>
        target instanceof Element && target.matches('li') && currentTarget.close()
      }
    >
      <div className="flex h-dvh flex-col">
        <div className="flex items-center justify-between gap-4 px-4 pt-3">
          <p className="text-sm text-soft">
            <Ltr>
              {(place?.index ?? first) + 1} / {pictures.length}
            </Ltr>
          </p>
          <IconButton label={t('close')} onClick={() => dialog.current?.close()}>
            <X aria-hidden size="1.4em" />
          </IconButton>
        </div>
        <ul
          ref={ref}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          className="kit-rise flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overflow-y-hidden scroll-smooth [scrollbar-width:none]"
        >
          {pictures.map(({ id, src, name }) => (
            <li key={id} className="flex size-full shrink-0 snap-center items-center justify-center p-3 sm:px-16">
              <img src={src} alt={name} loading="lazy" className="max-h-full max-w-full rounded-md bg-surface" />
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-center gap-3 px-3 pt-1 pb-5">
          {turn(t('previous'), -1, place?.atStart)}
          <p aria-live="polite" className="min-h-20 w-120 max-w-full min-w-0 text-center">
            <span className="block font-bold wrap-anywhere">{shown?.name}</span>
            <span className="block text-sm text-soft">{shown?.from}</span>
          </p>
          {turn(t('next'), 1, place?.atEnd)}
        </div>
      </div>
    </dialog>
  );
}
