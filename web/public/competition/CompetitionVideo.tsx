import CirclePlay from 'lucide-react/icons/circle-play';
import ExternalLink from 'lucide-react/icons/external-link';
import { CompetitionCloth } from '#web/kit/art/CompetitionCloth.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';
import { videoOf } from './video.ts';

/**
 * A competition's video. One of our own plays here, and loads only on request; an external one is a link, so that this
 * page sends no requests to other sites.
 */
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
        // biome-ignore lint/a11y/useMediaCaption: the office's videos have no speech, only text in the picture
        <video
          controls
          preload="none"
          playsInline
          width={704}
          height={396}
          poster={competition.scene ?? undefined}
          src={video.address}
          className="mt-4 aspect-video w-full max-w-prose rounded-lg bg-night"
        />
      ) : (
        <LinkToVideo {...video} slug={competition.slug} />
      )}
    </section>
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
