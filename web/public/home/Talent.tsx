import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { buttonClass } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Home } from './load-home.ts';
import { NextBroadcast } from './NextBroadcast.tsx';
import { TestCard } from './TestCard.tsx';

/** Where talent is seen: links to the live stream, and for ministry staff to the page for nominations. */
export function Talent({ broadcast }: Pick<Home, 'broadcast'>) {
  const t = useWords('home');
  const site = useSite();
  if (!site) return null;
  return (
    <section aria-labelledby="talent-title" className="py-12 sm:py-18">
      <div className="wrap grid items-center gap-8 md:grid-cols-2 md:gap-14">
        <div className="robot-still relative">
          <a href={site.links.stream} className="group relative block rounded-xl no-underline focus-visible:rounded-xl">
            <TestCard />
            <span className="on-night absolute start-5 bottom-5 flex items-center gap-2 rounded-full px-3.5 py-1 font-semibold group-hover:underline">
              {t('talent.watch')}
            </span>
          </a>
          <Robot
            pose="cheer"
            size={150}
            name="future_innovators"
            className="pointer-events-none absolute end-2 -bottom-3 sm:end-6"
          />
        </div>
        <div>
          <h2 id="talent-title" className="text-3xl">
            {t('talent.title')}
          </h2>
          <p className="mt-3 max-w-prose text-lg text-soft">{t('talent.text')}</p>
          {broadcast && <NextBroadcast of={broadcast} />}
          <a href={site.links.stream} className={buttonClass('primary', 'lg', 'mt-6')}>
            {t('talent.go')}
          </a>
          <p className="mt-6 max-w-prose border-t border-line pt-4 text-soft">
            {t('talent.ministry')}{' '}
            <Link look="strong" to={paths.talents()}>
              {t('talent.register')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
