import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes an open `details` menu after a navigation, on Escape and on an outside click. */
export function useClosing(sheet: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it
  useEffect(() => {
    if (sheet.current) sheet.current.open = false;
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
