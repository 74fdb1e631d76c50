import type { ReactNode } from 'react';
import { ToastRegion } from './overlay/ToastRegion.tsx';

/** Rendered once around every screen: the container for toasts. Small enough for public pages. */
export function KitRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastRegion />
    </>
  );
}
