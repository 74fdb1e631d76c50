import CirclePlay from 'lucide-react/icons/circle-play';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useRef } from 'react';
import { CompetitionCloth } from '#web/kit/art/CompetitionCloth.tsx';
import { filmsAreWelcome, playInSight } from '#web/lib/film.ts';
import { smallPicture } from '#web/lib/picture-sizes.ts';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';
import { videoOf } from './video.ts';

/** A competition's video. One of our own plays here; an external one is a link, so that this page asks no other site. */
export function CompetitionVideo({ competition }: { competition: CompetitionView }) {
  const t = useWords('competition');
  const video = videoOf(competition.video);
  if (!video) return null;
  return (
    <section aria-labelledby="video">
      <h2 id="video" className="mt-12">
        {t('video')}
      </h2>
      {video.kind === 'own' ? (
        <OwnVideo address={video.address} poster={competition.scene} />
      ) : (
        <LinkToVideo {...video} slug={competition.slug} />
      )}
    </section>
  );
}

/** A short silent loop. It is fetched when it comes into sight, or on request where films are not welcome. */
function OwnVideo({ address, poster }: { address: string; poster: string | null }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current && filmsAreWelcome() ? playInSight(video.current) : undefined), []);
  return (
    <video
      ref={video}
      controls
      loop
      muted
      preload="none"
      playsInline
      width={704}
      height={396}
      poster={poster ? smallPicture(poster) : undefined}
      src={address}
      className="mt-4 aspect-video w-full max-w-prose rounded-lg bg-night object-cover"
    />
  );
}

function LinkToVideo({ address, host, slug }: { address: string; host: string; slug: string }) {
  const t = useWords('competition');
  const kit = useWords('kit');
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="group on-night mt-4 flex max-w-prose items-center gap-5 overflow-hidden rounded-lg text-ink no-underline shadow-sm"
    >
      <span className="relative grid h-28 w-40 shrink-0 place-items-center overflow-hidden sm:h-32 sm:w-56">
        <CompetitionCloth of={{ slug }} className="absolute inset-0 size-full opacity-60" />
        <CirclePlay aria-hidden size="3.2rem" className="relative rounded-full bg-night/80" />
      </span>
      <span className="min-w-0 py-3 pe-4">
        <span className="block text-lg font-bold group-hover:underline">{t('watch')}</span>
        <span className="mt-0.5 flex items-center gap-1.5 text-sm text-soft">
          <bdi dir="ltr">{host}</bdi>
          <ExternalLink aria-hidden size="0.9em" className="rtl:-scale-x-100" />
          <span className="sr-only">({kit('opensNewTab')})</span>
        </span>
      </span>
    </a>
  );
}
