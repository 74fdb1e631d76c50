import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes an open `details` that is a sheet of links: having gone somewhere, Escape, or a press elsewhere. */
export function useClosing(sheet: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: having gone somewhere is the reason to close
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
