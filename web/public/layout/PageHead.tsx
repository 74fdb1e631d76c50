import type { ReactNode } from 'react';
import type { Woven } from '#brand/cloth-name.ts';
import { Band } from '#web/kit/art/Band.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** A line above the title. */
  over?: ReactNode;
  lead?: ReactNode;
  /** The address of the page's drawing, from `heads/`; it stands on the band. */
  art: string;
  /** The name for the band's cloth; the default brand pattern without it. */
  of?: Woven | undefined;
  children?: ReactNode;
}

/** The dark head of a public page. Its route needs `opening: 'night'` in its handle, so that the top bar joins it. */
export function PageHead({ title, over, lead, art, of, children }: PageHeadProps) {
  return (
    <div className="on-night">
      <div className="page-head wrap">
        <div className="page-head-words">
          <h1>
            {over && <span className="mb-1 block text-lg tracking-normal text-palm">{over}</span>} {title}
          </h1>
          {lead && <p className="mt-2 max-w-prose text-lg text-soft sm:mt-3">{lead}</p>}
          {children}
        </div>
        <img src={art} alt="" width={720} height={320} decoding="async" className="page-head-art" />
      </div>
      <Band {...(of ? { of, height: 48 } : { height: 40 })} />
    </div>
  );
}
