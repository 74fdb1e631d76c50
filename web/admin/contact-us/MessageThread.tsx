import { useId } from 'react';
import type { Contact, ContactReply } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { deliveryTones, StateBadge } from './columns.tsx';

/** What somebody wrote, with its line breaks and in its own direction. */
const Written = ({ children }: { children: string }) => (
  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
    {children}
  </p>
);

export function Message({ contact }: { contact: Contact }) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  return (
    <Card as="article" pad="lg" aria-label={t('wrote', { name: nameIn(lang, contact.name) })}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <StateBadge state={contact.state} />
        <DateTime iso={contact.created_at} time />
      </div>
      <Written>{contact.message}</Written>
    </Card>
  );
}

/** The replies, oldest first, each with the delivery of its mail; and where the sender's answers to them are. */
export function Replies({ contact, officeEmail }: { contact: Contact; officeEmail: string }) {
  const t = useWords('admin-contact');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('replies')}
      </h2>
      <ol className="mt-3 grid gap-3 border-s-4 border-palm/40 ps-4">
        {contact.reply.map((reply) => (
          <li key={reply._id}>
            <Reply reply={reply} isNewAgain={contact.state === 'new' && reply === contact.reply.at(-1)} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-soft">
        {officeEmail ? (
          <Sentence
            of="admin-contact"
            text="answersByMail"
            values={{ address: officeEmail }}
            parts={{ address: <Ltr className="wrap-anywhere">{''}</Ltr> }}
          />
        ) : (
          t('answersNowhere')
        )}
      </p>
    </section>
  );
}

function Reply({ reply, isNewAgain }: { reply: ContactReply; isNewAgain: boolean }) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const { by, created_at, delivery, message, reason } = reply;
  return (
    <Card as="article" aria-label={t('replyOf', { name: nameIn(lang, by) })}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <bdi className="font-semibold">{nameIn(lang, by)}</bdi>
        <DateTime iso={created_at} time className="text-soft" />
        <span role="status" className="ms-auto">
          <StatusBadge tone={deliveryTones[delivery]}>{t(`delivery.${delivery}`)}</StatusBadge>
        </span>
      </div>
      <Written>{message}</Written>
      {delivery === 'queued' && <p className="mt-3 text-sm text-soft">{t('queuedText')}</p>}
      {reason && (
        <p className="mt-3 text-sm text-bad">
          {t(`reasons.${reason}`)} {isNewAgain && t('newAgain')}
        </p>
      )}
    </Card>
  );
}
