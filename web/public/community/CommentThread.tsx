import Reply from 'lucide-react/icons/reply';
import { type ComponentType, useRef, useState } from 'react';
import type { Comment } from '#contract/endpoints/community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { CommentFormProps } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useSignInFirst } from './useSignInFirst.ts';

interface CommentThreadProps {
  comment: Comment;
  /** A closed topic takes no replies. */
  closed: boolean;
  /** Called with the id of the viewer's reply; resolves when it is on the page. */
  onReplied: (id: string) => Promise<void>;
}

/** A comment, its replies, and the reply form. */
export function CommentThread({ comment, closed, onReplied }: CommentThreadProps) {
  const t = useWords('community');
  const signInFirst = useSignInFirst();
  const [ReplyForm, setReplyForm] = useState<ComponentType<CommentFormProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const { lang } = useLanguage();
  const values = { name: nameIn(lang, comment.user.name) };
  const open = async () => {
    if (ReplyForm) return setReplyForm(undefined);
    if (signInFirst()) return;
    try {
      const { CommentForm } = await import('./CommentForm.tsx');
      setReplyForm(() => CommentForm);
    } catch {
      toast.error(t('failed'));
    }
  };
  return (
    <li>
      <CommentItem comment={comment} by={t('comment.by', values)}>
        {!closed && (
          <Button
            ref={button}
            variant="ghost"
            size="sm"
            aria-expanded={Boolean(ReplyForm)}
            onClick={open}
            icon={<Reply aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
          >
            {t('reply.act')}
            <span className="sr-only">: {values.name}</span>
          </Button>
        )}
      </CommentItem>
      {ReplyForm && !closed && (
        <div className="mt-3 ps-4 sm:ps-13">
          <ReplyForm
            topicId={comment.community_id}
            parent={comment._id}
            label={t('reply.label', values)}
            send={t('reply.send')}
            sent={t('reply.sent')}
            focus
            onSent={async (id) => {
              await onReplied(id);
              setReplyForm(undefined);
            }}
            onCancel={() => {
              setReplyForm(undefined);
              button.current?.focus();
            }}
          />
        </div>
      )}
      {comment.replies.length > 0 && (
        <ol
          aria-label={t('reply.list', values)}
          className="ms-4 mt-5 flex flex-col gap-5 border-s-2 border-line ps-4 sm:ms-5 sm:ps-7"
        >
          {comment.replies.map((reply) => (
            <li key={reply._id}>
              <CommentItem comment={reply} by={t('reply.by', { name: nameIn(lang, reply.user.name) })} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
