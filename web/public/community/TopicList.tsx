import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nameIn } from '#domain/deleted-account.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { TopicRow } from './load-forum.ts';

/** A list of topics; a click anywhere on one opens it. */
export function TopicList({ topics }: { topics: TopicRow[] }) {
  return (
    <Card as="ul" pad="none" className="divide-y divide-line overflow-hidden">
      {topics.map((topic) => (
        <TopicItem key={topic._id} topic={topic} />
      ))}
    </Card>
  );
}

function TopicItem({ topic }: { topic: TopicRow }) {
  const t = useWords('community');
  const say = useLocal();
  const { user } = topic;
  const { lang } = useLanguage();
  return (
    <li className="relative flex gap-4 p-4 transition-colors hover:bg-sunken/60 has-focus-visible:bg-sunken/60 sm:p-5">
      <Avatar name={user.name} size={44} className="max-sm:hidden" />
      <article className="min-w-0 grow">
        <h3 dir="auto" className="text-lg leading-snug">
          <Link
            to={paths.topic(topic.created_at, topic.slug)}
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {topic.title}
          </Link>
        </h3>
        <p dir="auto" className="mt-1 text-sm text-soft max-sm:line-clamp-4">
          {topic.description}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          <span className="flex min-w-0 items-center gap-2 font-semibold">
            <Avatar name={user.name} size={24} className="sm:hidden" />
            <bdi className="truncate">{nameIn(lang, user.name)}</bdi>
          </span>
          <DateTime iso={topic.created_at} className="text-soft" />
          <Badge>{say(topic.category, 'name')}</Badge>
          <span className="ms-auto flex gap-4 text-soft">
            <Count icon={<Heart aria-hidden size="1.1em" />} says={t('likes', { count: topic.likes_count })}>
              {topic.likes_count}
            </Count>
            <Count
              icon={<MessageCircle aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
              says={t('comments', { count: topic.comments_count })}
            >
              {topic.comments_count}
            </Count>
          </span>
        </div>
      </article>
    </li>
  );
}

/** A number beside its icon; read out as a sentence. */
function Count({ icon, says, children }: { icon: ReactNode; says: string; children: number }) {
  return (
    <span className="flex items-center gap-1.5">
      {icon}
      <bdi dir="ltr" aria-hidden className="min-w-3">
        {children}
      </bdi>
      <span className="sr-only">{says}</span>
    </span>
  );
}
