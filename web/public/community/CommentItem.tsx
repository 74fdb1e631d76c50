import type { ReactNode } from 'react';
import type { Comment } from '#contract/endpoints/community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { LikeButton } from './LikeButton.tsx';
import { ReportButton } from './ReportButton.tsx';

interface CommentItemProps {
  /** A comment or a reply. */
  comment: Omit<Comment, 'replies'>;
  /** Its accessible name: "Comment by …". */
  by: string;
  /** More actions. */
  children?: ReactNode;
}

/** A comment or reply with its actions. A new one receives the focus. */
export function CommentItem({ comment, by, children }: CommentItemProps) {
  const t = useWords('community');
  const { lang } = useLanguage();
  const name = nameIn(lang, comment.user.name);
  return (
    <article id={`comment-${comment._id}`} tabIndex={-1} aria-label={by} className="flex scroll-mt-24 gap-3 rounded-md">
      <Avatar name={name} size={36} />
      <div className="min-w-0 grow">
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm">
          <bdi className="font-semibold">{name}</bdi>
          <DateTime iso={comment.created_at} time className="text-soft" />
        </p>
        <Prose typed html={comment.body} className="mt-1 max-w-none! [&>*+*]:mt-2!" />
        <div className="-ms-3 mt-1.5 flex flex-wrap items-center gap-1">
          <LikeButton post={comment} label={t('like.comment', { name })} />
          {children}
          <ReportButton id={comment._id} of={by} className="ms-auto" />
        </div>
      </div>
    </article>
  );
}
