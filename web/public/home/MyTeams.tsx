import type { ReactNode } from 'react';
import { can, roleOf } from '#contract/access.ts';
import type { Team } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { Link } from '#web/kit/Link.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { useDocument } from '#web/lib/document.tsx';
import { type CachedUser, useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useMyTeams } from './useMyTeams.ts';

/** The number that fits in one row of a wide screen; a link leads to the others. */
const shownTeams = 3;
const placeholders = Array.from({ length: shownTeams }, (_, n) => `place-${n}`);

/**
 * Reserves the space before the first paint if the cookie suggests a session: the cached page is the same for
 * everybody.
 */
const keepPlace = "/(?:^|; )signed_in=1/.test(document.cookie) && (document.documentElement.dataset.somebody = '')";

/**
 * The viewer's teams; guests see nothing. The page is rendered for a guest, and the browser fills this in: every state
 * has the same height, so that the layout does not shift.
 */
export function MyTeams() {
  const t = useWords('home');
  const { nonce } = useDocument();
  const { status, user } = useSession();
  if (!user && status !== 'unknown') return null;
  return (
    <section aria-labelledby="mine-title" className={cx('mine wrap pt-10 sm:pt-14', !user && 'mine-unknown')}>
      {!user && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
          dangerouslySetInnerHTML={{ __html: keepPlace }}
        />
      )}
      <div className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="mine-title">{t('mine.title')}</h2>
        {user && (
          <Link look="strong" to={paths.myTeams()} className="text-sm">
            {t('mine.seeMore')}
          </Link>
        )}
      </div>
      <div className="mt-4 h-40 sm:h-36">{user ? <Teams key={user._id} user={user} /> : <Places />}</div>
    </section>
  );
}

function Teams({ user }: { user: CachedUser }) {
  const t = useWords('home');
  const { teams, failed, retry } = useMyTeams();
  if (failed) {
    return (
      <Note title={t('mine.failed')} text={t('mine.failedText')}>
        <Button onClick={retry}>{t('mine.retry')}</Button>
      </Note>
    );
  }
  if (!teams) return <Places />;
  if (teams.length === 0) {
    return can(roleOf(user.type), 'teams:register') ? (
      <Note title={t('mine.none')} text={t('mine.noneText')}>
        <ButtonLink to={paths.registration()}>{t('mine.start')}</ButtonLink>
      </Note>
    ) : (
      <Note title={t('mine.none')} text={t('mine.noneStudent')} />
    );
  }
  return (
    <Row label={t('mine.list')}>
      {teams.slice(0, shownTeams).map((team: Team) => (
        <TeamCard key={team._id} team={team} />
      ))}
    </Row>
  );
}

const Places = () => (
  <Row>
    {placeholders.map((place) => (
      <li key={place}>
        <Skeleton className="h-full rounded-lg" />
      </li>
    ))}
  </Row>
);

/** One row of cards; on narrow screens it scrolls sideways. */
function Row({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="mine-row -mx-(--gutter) grid h-full grid-flow-col grid-cols-none auto-cols-[min(80%,22rem)] gap-4 overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:auto-cols-[calc((100%-2rem)/3)] lg:px-0"
    >
      {children}
    </ul>
  );
}

function Note({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="robot-still flex h-full items-center gap-5 rounded-lg border border-dashed border-edge/70 px-5 sm:px-7">
      <Robot pose="search" size={76} className="shrink-0 max-sm:hidden" />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <p className="font-semibold">{title}</p>
          {text && <p className="text-sm text-soft">{text}</p>}
        </div>
        {children && <div className="shrink-0">{children}</div>}
      </div>
    </div>
  );
}
