import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBackCloses } from '#web/kit/overlay/useBackCloses.ts';

/** Closes an open `details` menu after a navigation, on Escape, on an outside click and by the back button. */
export function useClosing(sheet: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const menu = sheet.current;
    const onToggle = () => setOpen(menu?.open ?? false);
    menu?.addEventListener('toggle', onToggle);
    return () => menu?.removeEventListener('toggle', onToggle);
  }, [sheet]);
  useBackCloses(open, () => {
    if (sheet.current) sheet.current.open = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it
  useEffect(() => {
    if (sheet.current) sheet.current.open = false;
    // For `back-closes.ts`: which page's entry of the history is shown.
    document.documentElement.dataset.page = key;
  }, [key]);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (sheet.current?.open && !sheet.current.contains(event.target as Node)) sheet.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !sheet.current?.open) return;
      const inside = sheet.current.contains(document.activeElement);
      sheet.current.open = false;
      if (inside) sheet.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [sheet]);
}
