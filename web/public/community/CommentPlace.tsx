import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Topic } from '#contract/endpoints/community.ts';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import type { CommentFormProps } from './CommentForm.tsx';

interface CommentPlaceProps {
  topic: Pick<Topic, '_id' | 'closed'>;
  /** This page's address, the target after signing in. */
  here: string;
  onSent: CommentFormProps['onSent'];
}

/**
 * The place for a new comment, or that the topic takes none. The page is rendered for a guest, with a link to sign in; for a signed-in person the
 * browser loads the form into the same space, so that the layout does not shift.
 */
export function CommentPlace({ topic, here, onSent }: CommentPlaceProps) {
  const t = useWords('community');
  const kit = useWords('kit');
  const { user } = useSession();
  const { Form, failed, retry } = useCommentForm(Boolean(user) && !topic.closed);
  if (topic.closed)
    return (
      <div className="mt-5">
        <Note title={t('comment.closed')} />
      </div>
    );
  return (
    <div id="write" className="mt-5 min-h-[calc(4lh+5.3rem)] scroll-mt-24">
      {!user && (
        <Note title={t('comment.guest')} text={t('comment.guestText')}>
          <ButtonLink to={paths.signIn({ redirect: `${here}#write` })}>{t('comment.signIn')}</ButtonLink>
        </Note>
      )}
      {user && failed && (
        <Note title={t('comment.formFailed')}>
          <Button onClick={retry}>{kit('tryAgain')}</Button>
        </Note>
      )}
      {user && !failed && !Form && (
        <div aria-hidden>
          <SkeletonText lines={1} className="w-32" />
          <Skeleton className="mt-2 h-28 rounded-md" />
        </div>
      )}
      {user && Form && (
        <Form
          topicId={topic._id}
          label={t('comment.label')}
          send={t('comment.send')}
          sent={t('comment.sent')}
          onSent={onSent}
        />
      )}
    </div>
  );
}

function useCommentForm(wanted: boolean) {
  const [Form, setForm] = useState<ComponentType<CommentFormProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || Form || failed) return;
    let here = true;
    import('./CommentForm.tsx').then(
      ({ CommentForm }) => here && setForm(() => CommentForm),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [wanted, Form, failed]);
  return { Form, failed, retry: () => setFailed(false) };
}

function Note({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-[inherit] flex-col items-center justify-center gap-4 rounded-lg border border-dashed border-edge/70 p-5 text-center">
      <div>
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-1 text-sm text-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
