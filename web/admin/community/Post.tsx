import type { ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { beginningOf } from '#web/lib/beginning-of.ts';
import { useLocal } from '#web/lib/local.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { StateBadge } from './columns.tsx';
import { reportedPosts } from './resource.ts';

/** A quotation above the post: its topic, or the comment to which it replies. */
function Quotation({ title, text }: { title: string; text: string }) {
  return (
    <blockquote className="mb-5 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="mb-1 text-soft">{title}</p>
      <p dir="auto" className="wrap-anywhere">
        {beginningOf(text, limits.previewLength - 2)}
      </p>
    </blockquote>
  );
}

/** The whole post, with what it answers. */
export function Post({ post }: { post: ModeratedPost }) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const category = useLocal()(post.topic.category, 'name');
  const { topic, parent } = post;
  const unseen = parent?.hidden ? t('parentHidden') : topic.hidden && post.kind === 'comment' && t('topicHidden');
  return (
    <Card as="article" pad="lg" aria-label={t('post')}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
        {post.state && <StateBadge state={post.state} />}
        {topic.closed && <Badge tone="warn">{t('closed')}</Badge>}
        <Badge>{t(`kinds.${post.kind}`)}</Badge>
        <span>
          {t('category')}: <bdi>{category}</bdi>
        </span>
        <DateTime iso={post.created_at} time />
        {post.kind === 'comment' && <Link to={reportedPosts.view(topic._id)}>{t('openTopic')}</Link>}
      </div>
      {unseen && !post.hidden && (
        <Callout tone="warn" className="mb-5">
          {unseen}
        </Callout>
      )}
      {post.kind === 'comment' && !parent && <Quotation title={t('topic')} text={topic.preview} />}
      {parent && (
        <Quotation title={t('answers', { name: isolated(nameIn(lang, parent.by)) })} text={parent.beginning} />
      )}
      <h2 className="sr-only">{t('post')}</h2>
      <Prose typed html={post.body} className="max-w-none!" />
    </Card>
  );
}
