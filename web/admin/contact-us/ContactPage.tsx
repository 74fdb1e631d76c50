import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef, useState } from 'react';
import {
  adminCannedReplies,
  type CannedReply,
  type Contact,
  getContact,
  listOfficers,
  type Officer,
} from '#contract/endpoints/admin-contact.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import type { LoadedRecord } from '../kit/load-record.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import type { Route } from './+types/ContactPage.ts';
import { ContactHistory } from './ContactHistory.tsx';
import { Handling } from './Handling.tsx';
import { Message, Replies } from './MessageThread.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { contactMessages } from './resource.ts';
import { useFreshContact } from './useFreshContact.ts';

export const handle = { needs: getContact.access, words: ['admin', 'admin-contact'] } satisfies PageHandle;

type Loaded = { contact: Contact; next: string | null; officers: Officer[]; canned: CannedReply[] };

export async function clientLoader({
  params: { id },
  request,
}: Route.ClientLoaderArgs): Promise<LoadedRecord<Loaded> & { assigned?: 'me' }> {
  const { signal } = request;
  const assigned = new URL(request.url).searchParams.get('assigned') === 'me' ? 'me' : undefined;
  try {
    const [{ contact, next }, { officers }, { canned_replies: canned }] = await Promise.all([
      call(getContact, { query: { id, assigned }, signal }),
      call(listOfficers, { signal }),
      call(adminCannedReplies.list, { query: { per_page: limits.adminPageSizes.at(-1) }, signal }),
    ]);
    return { answer: { contact, next, officers, canned }, ...(assigned && { assigned }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // None such, or a text that is no id.
    if (error.status === 404 || error.fields.id !== undefined) return { gone: { by: undefined } };
    return { error: error.message };
  }
}

/** The page's frame, also while the message is loaded. */
function Frame({ loaded, children }: { loaded?: LoadedRecord<Loaded>; children?: ReactNode }) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const name = loaded?.answer?.contact.name;
  return (
    <FormPage
      resource={contactMessages}
      title={name === undefined ? t('sender') : nameIn(lang, name)}
      goneTitle={t('gone')}
      {...(loaded && { loaded })}
    >
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/contact-us/{id}`: a message is read, answered and handed on, and the next one that waits is a key away. */
export default function ContactPage({ loaderData: { assigned, ...loaded } }: Route.ComponentProps) {
  return (
    <Frame loaded={loaded}>
      {loaded.answer && <OneContact key={loaded.answer.contact._id} {...loaded.answer} assigned={assigned} />}
    </Frame>
  );
}

function OneContact({ contact, next, officers, canned, assigned }: Loaded & { assigned: 'me' | undefined }) {
  const t = useWords('admin-contact');
  const me = useCurrentUser();
  const nextLink = useRef<HTMLAnchorElement>(null);
  const [seen] = useState(contact.reply.length);
  useFreshContact(contact);
  const meanwhile = contact.reply.slice(seen).findLast(({ by }) => by !== me.name);
  return (
    // Keys come to the next message where it is seen, on a narrow screen above all else.
    <div className="grid items-start gap-6 max-lg:[reading-flow:grid-order] lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
        <Message contact={contact} />
        {contact.reply.length > 0 && <Replies contact={contact} />}
        <ReplyForm
          contact={contact}
          canned={canned}
          meanwhile={meanwhile?.by}
          // The way to the next message: Enter goes on.
          onSent={() => nextLink.current?.focus()}
        />
      </div>
      <div className="max-lg:-order-1">
        {next ? (
          <ButtonLink
            ref={nextLink}
            to={contactMessages.one(next, { assigned })}
            iconEnd={<ArrowRight aria-hidden size="1.15em" className="rtl:-scale-x-100" />}
            className="w-full"
          >
            {t('next')}
          </ButtonLink>
        ) : (
          <p className="text-sm text-soft">{t('noneWaiting')}</p>
        )}
      </div>
      <div className="flex flex-col gap-6">
        <Handling contact={contact} officers={officers} />
        {/* Read anew with each change. */}
        <ContactHistory key={`${contact.revision} ${contact.state}`} contact={contact} officers={officers} />
      </div>
    </div>
  );
}
