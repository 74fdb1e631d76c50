import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#web/kit/cx.ts';

/**
 * A menu under a word of the top bar. It is a native `details`, so it opens without JavaScript; with it, a click
 * outside, Escape, or having gone somewhere closes it.
 */
export function Menu(props: {
  label: ReactNode;
  /** Names the summary where `label` is no text. */
  name?: string;
  /** On which edge of the word the panel begins. */
  align?: 'start' | 'end';
  /** Menus of one group close each other. */
  group?: string;
  bare?: boolean;
  className?: string;
  panelClassName?: string;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} name={props.group} className={cx('group/menu relative', props.className)}>
      <summary
        aria-label={props.name}
        className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-md px-3 transition-colors select-none hover:bg-ink/8 [&::-webkit-details-marker]:hidden"
      >
        {props.label}
        {!props.bare && (
          <ChevronDown aria-hidden size="1em" className="transition-transform group-open/menu:rotate-180" />
        )}
      </summary>
      <div
        className={cx(
          'absolute top-full z-20 mt-1 max-h-[80dvh] overflow-y-auto rounded-lg border border-line bg-raised p-2 text-ink shadow-lg',
          props.align === 'end' ? 'end-0' : 'start-0',
          props.panelClassName ?? 'w-64',
        )}
      >
        {props.children}
      </div>
    </details>
  );
}

/** Closes an open `details` as people expect of a menu. */
export function useClosing(menu: React.RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: having gone somewhere is the reason to close
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      const inside = menu.current.contains(document.activeElement);
      menu.current.open = false;
      if (inside) menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}
