import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type CannedReply, type Contact, replyToContact } from '#contract/endpoints/admin-contact.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { type ListFormControl, useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { Ltr } from '#web/kit/Ltr.tsx';
import { DropdownMenu } from '#web/kit/overlay/DropdownMenu.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { onApple } from '../kit/form/useSaveKeys.ts';
import { useCurrentUser } from '../layout/current-user.ts';

/** `key` makes a reply that is sent again, because its answer was lost, one mail (decision 073). */
type Values = { message: string; key: string };
const empty: Values = { message: '', key: '' };

interface ReplyFormProps {
  contact: Contact;
  canned: readonly CannedReply[];
  /** Who has replied since the page was opened. */
  meanwhile: string | undefined;
  onSent: () => void;
}

/** The form for a reply. What is typed is saved in the tab: it survives a reload, another page and the end of the session. */
export function ReplyForm({ contact, canned, meanwhile, onSent }: ReplyFormProps) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const { revalidate } = useRevalidator();
  const { _id: account } = useCurrentUser();
  const { _id: id, email, language, revision } = contact;
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const keptAs = `turs:contact-reply:${account}:${id}` as const;
  const form: ListFormControl<Values> = useForm<Values, AnswerOf<typeof replyToContact>>({
    values: empty,
    check: ({ message }) => ({ message: message.trim() ? undefined : t('reply.missing') }),
    send: ({ message, key }) =>
      call(replyToContact, {
        body: { id, to_email: email, message, revision },
        headers: { 'idempotency-key': key },
      }),
    async done({ message }) {
      form.reset(empty);
      forgetSavedInput(keptAs);
      toast.success(message);
      await revalidate();
      onSent();
    },
  });
  useSavedInput(form, keptAs);
  useSendKey(element, form.submit);
  const type = (message: string) => form.set({ message, key: form.values.key || crypto.randomUUID() });

  // The page shows what has changed. Whatever is sent then is a new reply, not a repetition of the refused one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (form.code !== 'changed_meanwhile') return;
    form.set({ key: crypto.randomUUID() });
    void revalidate();
  }, [form.failures]);

  const insert = (chosen: CannedReply): void => {
    const text = language === 'ar' ? chosen.text : chosen.text_en;
    const field = element.current?.querySelector('textarea');
    if (!field) return;
    field.focus();
    // Not before the menu is closed, which keeps the focus until then.
    if (document.activeElement !== field) return void requestAnimationFrame(() => insert(chosen));
    const typed = field.value.trimEnd();
    field.setSelectionRange(typed.length, field.value.length);
    const inserted = typed ? `\n\n${text}` : text;
    // As if it was typed, so that Ctrl+Z takes it back.
    if (!document.execCommand('insertText', false, inserted)) type(typed + inserted);
  };
  return (
    <Card as="section" pad="lg" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('reply.title')}
      </h2>
      <p className="mt-1 mb-5 text-soft">
        <Sentence
          of="admin-contact"
          text="reply.to"
          values={{ address: email }}
          parts={{ address: <Ltr className="wrap-anywhere">{''}</Ltr> }}
        />
      </p>
      <div ref={element}>
        <Form form={form} help={form.code === 'changed_meanwhile' && t('reply.conflict')}>
          {meanwhile && (
            <Callout tone="warn" role="status">
              {t('meanwhile', { name: nameIn(lang, meanwhile) })}
            </Callout>
          )}
          {canned.length > 0 && (
            <div>
              <DropdownMenu
                label={t('reply.canned')}
                variant="quiet"
                items={canned.map((one) => ({
                  id: one._id,
                  label: lang === 'ar' ? one.name : one.name_en,
                  onAction: () => setTimeout(() => insert(one)),
                }))}
              >
                <MessageSquareQuote aria-hidden size="1.15em" />
                {t('reply.chooseCanned')}
              </DropdownMenu>
            </div>
          )}
          <TextArea
            {...form.field('message')}
            label={t('reply.text')}
            hint={t(`reply.hint.${language}`)}
            required
            rows={6}
            limit={limits.longTextMax}
            onChange={type}
          />
          <FormActions>
            <SubmitButton variant="go">{t('reply.send')}</SubmitButton>
            <span aria-hidden className="text-sm text-soft max-sm:hidden">
              {t('reply.keys', { keys: onApple() ? '⌘↵' : 'Ctrl+Enter' })}
            </span>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}

/** Ctrl or Command with Enter sends the reply, while the focus is in its form. */
function useSendKey(element: RefObject<HTMLElement | null>, send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const modifier = onApple() ? event.metaKey : event.ctrlKey;
      if (!modifier || event.key !== 'Enter' || !element.current?.contains(event.target as Node)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [element]);
}
