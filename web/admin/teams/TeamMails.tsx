import { useSearchParams } from 'react-router';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { listTeamMails, type TeamMail } from '#contract/endpoints/team-mails.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { type Column, DataTable } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { tabAddress } from './resource.ts';
import { useAsked } from './useAsked.ts';

/** The emails that were sent about a team, newest first. */
export default function TeamMails({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const [query] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1);
  const ask = (signal: AbortSignal) => call(listTeamMails, { query: { id: team._id, page }, signal });
  // Most of what is done on this page sends some.
  const about = [team._id, page, team.revision, team.status, team.payment_status, team.scores?.created_at];
  const { answer, error, asking, retry } = useAsked(ask, about.join());
  return (
    <section aria-label={t('view.mails')} className="flex flex-col gap-4">
      <DataTable
        label={t('view.mails')}
        columns={useColumns()}
        rows={answer?.mails}
        rowKey={({ _id }) => _id}
        expected={4}
        refreshing={asking}
        {...(error !== undefined && { error })}
        onRetry={retry}
        empty={<EmptyState title={t('mails.empty')} text={t('mails.emptyText')} />}
      />
      <Pagination
        page={page}
        pages={answer?.totalPages ?? 1}
        hrefFor={(number) => tabAddress(team._id, 'mails', { page: number === 1 ? undefined : number })}
        className="flex justify-center"
      />
    </section>
  );
}

function useColumns(): Column<TeamMail>[] {
  const t = useWords('admin-team');
  const { lang } = useLanguage();
  return [
    {
      ...{ key: 'kind', header: t('mails.kind'), main: true },
      cell: ({ kind }) => <span className="font-semibold">{t(`mails.kinds.${kind}`)}</span>,
    },
    {
      ...{ key: 'reader', header: t('mails.reader') },
      cell: ({ name, email }) => (
        <TwoLines main={<bdi>{nameIn(lang, name)}</bdi>} below={<Ltr className="wrap-anywhere">{email}</Ltr>} />
      ),
    },
    { key: 'at', header: t('mails.at'), className: 'sm:text-sm', cell: ({ at }) => <DateTime iso={at} time stacked /> },
    {
      ...{ key: 'state', header: t('mails.state') },
      cell: ({ refused_for: reason }) => (
        <TwoLines
          main={
            <StatusBadge tone={reason === null ? 'good' : 'bad'}>
              {t(reason === null ? 'mails.sent' : 'mails.refused')}
            </StatusBadge>
          }
          below={reason && <bdi className="wrap-anywhere">{reason}</bdi>}
        />
      ),
    },
  ];
}
