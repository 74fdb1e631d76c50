import type { ReactNode } from 'react';
import { ConfirmHost } from './overlay/ConfirmHost.tsx';
import { ToastRegion } from './overlay/ToastRegion.tsx';

/** Rendered once around every screen: the containers for toasts and confirmations. Small enough for public pages. */
export function KitRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastRegion />
      <ConfirmHost />
    </>
  );
}
