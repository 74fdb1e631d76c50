import { type ReactNode, useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { replyDeliveries } from '#contract/endpoints/admin-contact.ts';
import { getMailing, type Recipient } from '#contract/endpoints/team-mailings.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { formatNumber } from '#locales/format.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { Line } from '../kit/Line.tsx';
import type { Route } from './+types/MailingPage.ts';
import { Deliveries, deliveryTones } from './Deliveries.tsx';
import { teamMailings } from './resource.ts';

export const handle = {
  needs: getMailing.access,
  words: ['admin', 'admin-mailings', 'admin-contact'],
} satisfies PageHandle;

export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const query = { id, page: Number(asked.page ?? 1), per_page: 25, delivery: asked.delivery as 'sent' | undefined };
  return attempt(call(getMailing, { query, signal: request.signal }));
}

/** Milliseconds after which the deliveries are asked for again while some are on their way. */
const PAUSE = 3_000;

function Frame({ title, error, children }: { title?: string; error?: string; children?: ReactNode }) {
  const t = useWords('admin-mailings');
  return (
    <FormPage resource={teamMailings} title={title ?? t('one')} loaded={{ error }}>
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/teams/mailings/{id}`: what was sent, and what became of it for each coach. */
export default function MailingPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const t = useWords('admin-mailings');
  const { lang } = useLanguage();
  const { revalidate } = useRevalidator();
  const [asked] = useSearchParams();
  const running = (answer?.mailing.deliveries.queued ?? 0) > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void revalidate(), PAUSE);
    return () => clearInterval(timer);
  }, [running, revalidate]);
  if (!answer) return <Frame {...(error && { error })} />;
  const { mailing, recipients, currentPage, totalPages } = answer;
  const delivery = asked.get('delivery') ?? '';
  const at = (wanted: string, page = 1) => {
    const query = new URLSearchParams({ ...(wanted && { delivery: wanted }), ...(page > 1 && { page: String(page) }) });
    return `${teamMailings.one(mailing._id)}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <Frame title={lang === 'ar' ? mailing.subject : mailing.subject_en}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <DateTime iso={mailing.created_at} time />
        <bdi>{nameIn(lang, mailing.created_by)}</bdi>
        <span role="status">
          <Deliveries deliveries={mailing.deliveries} />
        </span>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Written lang="ar" subject={mailing.subject} text={mailing.text} />
        <Written lang="en" subject={mailing.subject_en} text={mailing.text_en} />
      </div>
      <LinkTabs
        label={t('recipients')}
        tabs={[
          { label: t('all'), to: at(''), current: delivery === '' },
          ...replyDeliveries.map((one) => ({
            label: t(`counts.${one}`, { count: mailing.deliveries[one] }),
            ...{ to: at(one), current: delivery === one },
          })),
        ]}
      />
      <RecipientTable recipients={recipients} />
      {totalPages > 1 && <Pagination page={currentPage} pages={totalPages} hrefFor={(page) => at(delivery, page)} />}
    </Frame>
  );
}

function Written({ lang, subject, text }: { lang: 'ar' | 'en'; subject: string; text: string }) {
  return (
    <Card as="section">
      <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        <h2 className="text-lg wrap-anywhere">{subject}</h2>
        <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
      </div>
    </Card>
  );
}

function RecipientTable({ recipients }: { recipients: readonly Recipient[] }) {
  const t = useWords('admin-mailings');
  const contact = useWords('admin-contact');
  const { lang } = useLanguage();
  return (
    <DataTable<Recipient>
      label={t('recipients')}
      rows={recipients}
      rowKey={({ _id }) => _id}
      empty={<p className="p-5 text-soft">{t('nobody')}</p>}
      columns={[
        {
          ...{ key: 'name', header: t('coach'), main: true, className: 'sm:w-2/5' },
          cell: ({ name, email }) => (
            <>
              <Line>{nameIn(lang, name)}</Line>
              <Ltr className="block text-sm text-soft wrap-anywhere">{email}</Ltr>
            </>
          ),
        },
        {
          ...{ key: 'teams', header: t('teams'), className: 'sm:text-sm' },
          cell: ({ teams }) => formatNumber(teams),
        },
        {
          ...{ key: 'language', header: t('language'), className: 'sm:text-sm' },
          cell: ({ language }) => t(`languages.${language ?? 'both'}`),
        },
        {
          ...{ key: 'state', header: t('state') },
          cell: ({ delivery, reason }) => (
            <TwoLines
              main={<StatusBadge tone={deliveryTones[delivery]}>{contact(`delivery.${delivery}`)}</StatusBadge>}
              below={reason && <span className="text-sm text-bad">{contact(`reasons.${reason}`)}</span>}
            />
          ),
        },
      ]}
    />
  );
}
