import { useId } from 'react';
import type { ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { beginningOf } from '#web/lib/beginning-of.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { StateBadge, useReasons } from './columns.tsx';

/** What stands before the post: the beginning of its topic, or of the comment that it replies to. */
function Before({ title, text }: { title: string; text: string }) {
  return (
    <blockquote className="mb-5 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="mb-1 text-soft">{title}</p>
      <p dir="auto" className="wrap-anywhere">
        {beginningOf(text, limits.previewLength - 2)}
      </p>
    </blockquote>
  );
}

/** The post in full, with its topic. */
export function Post({ post }: { post: ModeratedPost }) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const category = useLocal()(post.topic.category, 'name');
  const { topic, parent } = post;
  const outOfSight = parent?.hidden ? t('parentHidden') : post.kind === 'comment' && topic.hidden && t('topicHidden');
  return (
    <Card as="article" pad="lg" aria-label={t('post')}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
        <StateBadge state={post.state} />
        {post.hidden && <StatusBadge tone="bad">{t('hidden')}</StatusBadge>}
        <Badge>{t(`kinds.${post.kind}`)}</Badge>
        <span>
          {t('category')}: <bdi>{category}</bdi>
        </span>
        <DateTime iso={post.created_at} time />
      </div>
      {outOfSight && !post.hidden && (
        <Callout tone="warn" className="mb-5">
          {outOfSight}
        </Callout>
      )}
      {post.kind === 'comment' && !parent && <Before title={t('topic')} text={topic.preview} />}
      {parent && <Before title={t('answers', { name: nameIn(lang, parent.by) })} text={parent.beginning} />}
      <h2 className="sr-only">{t('post')}</h2>
      <Prose typed html={post.body} className="max-w-none!" />
    </Card>
  );
}

/** Who reported the post and why, the newest first. */
export function Reports({ reports }: Pick<ModeratedPost, 'reports'>) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const say = useReasons();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('reports')}
      </h2>
      <Card pad="none" className="mt-3">
        <ul className="divide-y divide-line">
          {reports.map(({ _id, by, reason, note, created_at, settled }) => (
            <li key={_id} className="px-5 py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{say([reason])}</span>
                {settled && <Badge>{t('settledReport')}</Badge>}
              </p>
              {note && (
                <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
                  {note}
                </p>
              )}
              <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-soft">
                <span>{t('reportBy', { name: nameIn(lang, by) })}</span>
                <DateTime iso={created_at} time />
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
