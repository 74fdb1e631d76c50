import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { formatNumber } from '#locales/format.ts';
import { CardLink } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { reportedPosts } from '../community/resource.ts';
import { contactMessages } from '../contact-us/resource.ts';
import { deletionRequests } from '../deletion-requests/resource.ts';
import type { Resource } from '../kit/resource.ts';

export const waitingGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

type Waiting = AnswerOf<typeof getDashboard>['waiting'];

/** What somebody must see to, each a link to its list narrowed to that. Parts missing from the answer are not for this user. */
export function Waiting({ waiting: { contacts, posts, requests } }: { waiting: Waiting }) {
  const t = useWords('admin-dashboard');
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="text-xl">
        {t('waiting.title')}
      </h2>
      <ul className={`mt-3 ${waitingGrid}`}>
        <Line list={contactMessages} label={t('waiting.contacts')} count={contacts}>
          {t('waiting.contactsText')}
        </Line>
        {posts !== undefined && (
          <Line list={reportedPosts} label={t('waiting.posts')} count={posts}>
            {t('waiting.postsText')}
          </Line>
        )}
        {requests && (
          <Line
            list={deletionRequests}
            sort="created_at"
            label={t('waiting.requests')}
            count={requests.total}
            urgent={requests.soon > 0}
          >
            <Due {...requests} />
          </Line>
        )}
      </ul>
    </section>
  );
}

/** How much time is left, of which the law says how long it is. */
function Due({ soon, overdue, next }: NonNullable<Waiting['requests']>) {
  const t = useWords('admin-dashboard');
  if (overdue > 0) return t('waiting.overdue', { count: overdue });
  if (soon > 0) return t('waiting.soon', { count: soon });
  return next && <Sentence of="admin-dashboard" text="waiting.next" parts={{ when: <DateTime iso={next} /> }} />;
}

interface LineProps {
  list: Pick<Resource, 'list' | 'icon'>;
  /** The order of the list, if not its own. */
  sort?: string;
  label: string;
  count: number;
  urgent?: boolean;
  children: ReactNode;
}

function Line({ list: { list, icon: Icon }, sort, label, count, urgent, children }: LineProps) {
  const t = useWords('admin-dashboard');
  const tone = urgent ? 'text-bad' : count === 0 ? 'text-soft' : '';
  return (
    <li className="grid">
      <CardLink to={list({ state: 'waiting', sort })} className={urgent ? 'border-bad/50!' : undefined}>
        <span className="flex items-center gap-2 text-sm font-semibold text-soft">
          <Icon aria-hidden size="1.25em" className="shrink-0" />
          {label}
        </span>
        {/* Side by side on a phone, where three tall cards would push the figures out of sight. */}
        <span className="flex items-baseline gap-3 sm:contents">
          <span className={`text-2xl font-bold tracking-tight tabular-nums ${tone}`}>{formatNumber(count)}</span>
          <span className={`text-sm ${urgent ? 'text-bad' : 'text-soft'}`}>
            {count === 0 ? t('nothing') : children}
          </span>
        </span>
      </CardLink>
    </li>
  );
}
