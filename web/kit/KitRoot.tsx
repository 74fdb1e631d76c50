import type { ReactNode } from 'react';
import { ConfirmHost } from './overlay/ConfirmHost.tsx';
import { ToastRegion } from './overlay/ToastRegion.tsx';

/** Once around every screen: the places where toasts and questions appear. Light enough for public pages. */
export function KitRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastRegion />
      <ConfirmHost />
    </>
  );
}
