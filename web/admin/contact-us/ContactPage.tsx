import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  adminCannedReplies,
  type CannedReply,
  getContact,
  listOfficers,
  type Officer,
} from '#contract/endpoints/admin-contact.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { type LoadedRecord, loadedRecord } from '../kit/load-record.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import type { Route } from './+types/ContactPage.ts';
import { ContactHistory } from './ContactHistory.tsx';
import { Handling } from './Handling.tsx';
import { Message, Replies } from './MessageThread.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { contactMessages } from './resource.ts';
import { SenderCard } from './SenderCard.tsx';
import { useFreshContact } from './useFreshContact.ts';

export const handle = {
  needs: getContact.access,
  words: ['admin', 'admin-contact', 'admin-users'],
} satisfies PageHandle;

type Answer = AnswerOf<typeof getContact>;
/** The other new messages are counted to this number. */
const MOST_COUNTED = 100;
interface Beside {
  officers: readonly Officer[];
  canned: readonly CannedReply[];
  /** The filter of the list from which the message was opened. */
  assigned: string | undefined;
}

export async function clientLoader({
  params: { id },
  request: { signal, url },
}: Route.ClientLoaderArgs): Promise<LoadedRecord<Answer> & Beside> {
  const assigned = new URL(url).searchParams.get('assigned') ?? undefined;
  const [loaded, officers, canned] = await Promise.all([
    loadedRecord(call(getContact, { query: { id, assigned }, signal })),
    // Without these a message can still be read and answered.
    attempt(call(listOfficers, { signal })),
    attempt(call(adminCannedReplies.list, { query: { per_page: limits.adminPageSizes.at(-1) }, signal })),
  ]);
  return {
    ...loaded,
    ...{ officers: officers.answer?.officers ?? [], canned: canned.answer?.canned_replies ?? [], assigned },
  };
}

/** The page's frame, also while the message is loaded. */
function Frame({ loaded, children }: { loaded?: LoadedRecord<Answer>; children?: ReactNode }) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const name = loaded?.answer?.contact.name;
  return (
    <FormPage
      resource={contactMessages}
      title={name === undefined ? t('message') : nameIn(lang, name)}
      goneTitle={t('gone')}
      {...(loaded && { loaded })}
    >
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/contact-us/{id}/view`: a message is read, answered and assigned, and the next new one is a key away. */
export default function ContactPage({ loaderData: { officers, canned, assigned, ...loaded } }: Route.ComponentProps) {
  const { answer } = loaded;
  return (
    <Frame loaded={loaded}>
      {answer && <OneContact key={answer.contact._id} {...answer} {...{ officers, canned, assigned }} />}
    </Frame>
  );
}

function OneContact({
  contact,
  sender,
  assignees,
  office_email,
  others,
  next,
  officers,
  canned,
  assigned,
}: Answer & Beside) {
  const t = useWords('admin-contact');
  const me = useCurrentUser();
  const nextLink = useRef<HTMLAnchorElement>(null);
  const [repliesAtFirst] = useState(contact.reply.length);
  useFreshContact(contact);
  const last = contact.reply.slice(repliesAtFirst).at(-1);
  const meanwhile = last && last.by_id !== me._id ? last.by : undefined;
  return (
    // On a narrow screen the link to the next message comes first, for the Tab key, too.
    <div className="grid items-start gap-6 max-lg:[reading-flow:grid-order] lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
        <Message contact={contact} />
        {contact.reply.length > 0 && <Replies contact={contact} officeEmail={office_email} />}
        <ReplyForm
          contact={contact}
          canned={canned}
          meanwhile={meanwhile}
          // Enter goes on to the next message.
          onSent={() => nextLink.current?.focus()}
        />
      </div>
      <div className="max-lg:-order-1">
        {next ? (
          <ButtonLink
            ref={nextLink}
            to={contactMessages.one(next, assigned)}
            iconEnd={<ArrowRight aria-hidden size="1.15em" className="rtl:-scale-x-100" />}
            className="w-full"
          >
            {others < MOST_COUNTED ? t('next', { count: others }) : t('nextOfMany', { count: MOST_COUNTED - 1 })}
          </ButtonLink>
        ) : (
          <p className="text-sm text-soft">{t('noneNew')}</p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Handling contact={contact} officers={officers} />
        <SenderCard contact={contact} sender={sender} assigned={assigned} />
        {/* Read anew after each change. */}
        <ContactHistory key={contact.revision} contact={contact} people={[...officers, ...assignees]} />
      </div>
    </div>
  );
}
