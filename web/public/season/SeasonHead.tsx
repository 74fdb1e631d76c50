import type { ReactNode } from 'react';
import { Band } from '#web/kit/art/Band.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';

interface SeasonHeadProps {
  season: { slug: string; picture: string | null };
  /** A line over the title that belongs to it. */
  over: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The banner of a season: its name, and its cloth (or picture) hung from above. */
export function SeasonHead({ season, over, title, lead, children }: SeasonHeadProps) {
  return (
    <header className="on-night">
      <div className="wrap flex items-stretch gap-8">
        <div className="min-w-0 grow pt-8 pb-10 sm:pt-14 sm:pb-16">
          <h1>
            <span className="mb-1 block text-lg tracking-normal text-palm">{over}</span> {title}
          </h1>
          {lead && <p className="mt-3 max-w-prose text-lg text-soft">{lead}</p>}
          {children}
        </div>
        <Pennant season={season} />
      </div>
      <Band height={40} />
    </header>
  );
}

/** As wide as it is everywhere, so that nothing moves when a picture comes. */
function Pennant({ season: { slug, picture } }: Pick<SeasonHeadProps, 'season'>) {
  const shape = 'h-full w-full object-cover [clip-path:polygon(0_0,100%_0,100%_84%,50%_100%,0_84%)]';
  return (
    <div className="relative -mb-4 w-44 shrink-0 max-md:hidden lg:w-56" aria-hidden>
      <div className="absolute inset-x-0 top-0 h-full max-h-80">
        {picture ? (
          <img src={picture} alt="" width={224} height={320} className={shape} />
        ) : (
          <Tapestry name={slug} columns={12} rows={18} className={shape} />
        )}
      </div>
    </div>
  );
}
