import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Link } from '#web/kit/Link.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { useWords } from '#web/lib/words.tsx';
import { CommentPlace } from './CommentPlace.tsx';
import { CommentThread } from './CommentThread.tsx';
import type { TopicView } from './load-topic.ts';

/** The comments on a topic, newest first, with the form for a new one above them. */
export function Comments({ view }: { view: TopicView }) {
  const t = useWords('community');
  const { topic, comments, page, pages } = view;
  const showOwn = useShowOwn(view);
  const addressOf = (to: number) => paths.topic(topic.created_at, topic.slug, to > 1 ? { page: to } : {});
  return (
    <section aria-labelledby="comments" className="mt-10 border-t border-line pt-8">
      <h2 id="comments" className="flex items-baseline gap-3">
        {t('comment.title')}
        <bdi dir="ltr" className="text-base font-normal text-soft">
          {topic.comments_count}
        </bdi>
      </h2>
      <CommentPlace topic={topic} here={addressOf(page)} onSent={(id) => showOwn(id, addressOf(1))} />
      {comments.length > 0 && (
        <ol className="mt-8 flex flex-col gap-8">
          {comments.map((comment) => (
            <CommentThread key={comment._id} comment={comment} closed={topic.closed} onReplied={showOwn} />
          ))}
        </ol>
      )}
      {comments.length === 0 && (
        <p className="mt-8 text-soft">
          {page === 1 ? t('comment.none') : t('comment.noneHere')}{' '}
          {page > 1 && <Link to={addressOf(1)}>{t('comment.toFirst')}</Link>}
        </p>
      )}
      <Pagination
        label={t('comment.pages')}
        page={page}
        pages={pages}
        hrefFor={(to) => `${addressOf(to)}#comments`}
        className="mt-8 flex justify-center"
      />
    </section>
  );
}

/** Shows a new comment and moves the focus to it: reloads the data, or opens the page of the list that contains it. */
function useShowOwn({ comments, page }: TopicView) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [own, setOwn] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when new comments arrive
  useEffect(() => {
    const element = own && document.getElementById(`comment-${own}`);
    if (!element) return;
    element.focus();
    setOwn(undefined);
  }, [own, comments]);
  return async (id: string, address?: string) => {
    await (address && page > 1 ? navigate(address, { preventScrollReset: true }) : revalidate());
    setOwn(id);
  };
}
