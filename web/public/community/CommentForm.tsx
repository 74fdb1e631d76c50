import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { textToHtml } from '#web/kit/editor/text-to-html.ts';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { leftOf } from '#web/kit/form/room.ts';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useWords } from '#web/lib/words.tsx';
import { communityCalls } from './community-calls.ts';

export interface CommentFormProps {
  topicId: string;
  /** The id of the comment to reply to. */
  parent?: string;
  label: string;
  /** The button's label, and the message after success. */
  send: string;
  sent: string;
  /** Called with the id of the new comment; resolves when it is on the page. */
  onSent: (id: string) => Promise<void>;
  onCancel?: () => void;
  /** Focuses the field when it appears. */
  focus?: boolean;
}

/** Writes a comment or a reply: plain text, with empty lines between paragraphs. */
export function CommentForm({ topicId, parent, label, send, sent, onSent, onCancel, focus }: CommentFormProps) {
  const t = useWords('community');
  const kit = useWords('kit');
  const place = useRef<HTMLDivElement>(null);
  const keptAs = `turs:forum-comment:${parent ?? topicId}` as const;
  const form = useForm({
    values: { body: '' },
    check: ({ body }) => ({ body: body.trim() ? undefined : t('comment.missing') }),
    send: async ({ body }) => {
      const { call, addComment } = await communityCalls();
      const written = { community_id: topicId, body: textToHtml(body), parent };
      const { result } = await call(addComment, { body: written }).catch((error) => {
        // A refusal says why beside the form.
        if (!['posting_banned', 'topic_closed'].includes(error.code)) toast.error(t('failed'));
        throw error;
      });
      forgetSavedInput(keptAs);
      toast.success(sent);
      await onSent(result._id);
    },
    done: () => form.reset({ body: '' }),
  });
  useSavedInput(form, keptAs);
  useEffect(() => {
    if (focus) place.current?.querySelector('textarea')?.focus();
  }, [focus]);
  const { body } = form.values;
  const left = leftOf(textToHtml(body).length, limits.postMax);
  return (
    <div ref={place}>
      <Form form={form} label={label} className="gap-3!">
        <TextArea
          {...form.field('body')}
          label={label}
          placeholder={t('comment.placeholder')}
          rows={3}
          limit={left === undefined ? undefined : body.length + left}
        />
        <FormActions>
          <SubmitButton>{send}</SubmitButton>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {kit('cancel')}
            </Button>
          )}
        </FormActions>
      </Form>
    </div>
  );
}
