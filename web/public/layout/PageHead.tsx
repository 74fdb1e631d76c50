import type { ReactNode } from 'react';
import { Band } from '#web/kit/art/Band.tsx';

/** The dark opening of a public page. Its route says `opening: 'night'` in its handle, so that the top bar joins it. */
export function PageHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="on-night">
      <div className="wrap pt-10 pb-12 sm:pt-14 sm:pb-16">
        <h1>{title}</h1>
        {lead && <p className="mt-3 max-w-prose text-lg text-soft">{lead}</p>}
        {children}
      </div>
      <Band height={40} />
    </div>
  );
}
