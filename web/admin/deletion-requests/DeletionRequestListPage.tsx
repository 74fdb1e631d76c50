import { useState } from 'react';
import {
  type DeletionRequest,
  deletionStates,
  type ErasedPlace,
  listDeletionRequests,
} from '#contract/endpoints/personal-data.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ListPage } from '../kit/ListPage.tsx';
import type { LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import type { Route } from './+types/DeletionRequestListPage.ts';
import { useRequestColumns } from './columns.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { deletionRequests } from './resource.ts';
import { useCarryOut } from './useCarryOut.tsx';

export const handle = {
  needs: deletionRequests.needs.list,
  words: ['admin', 'admin-deletion-requests'],
} satisfies PageHandle;

export const clientLoader = loadList(listDeletionRequests);

export const HydrateFallback = () => <RequestList {...beforeFirstAnswer(listDeletionRequests)} />;

const DeletionRequestListPage = ({ loaderData }: Route.ComponentProps) => <RequestList {...loaderData} />;
export default DeletionRequestListPage;

function RequestList(loaded: LoadedList<typeof listDeletionRequests>) {
  const t = useWords('admin-deletion-requests');
  const { lang } = useLanguage();
  const { answer } = loaded;
  // Here and not in a row: with a filter the row leaves the list when its request is carried out.
  const [report, setReport] = useState<ErasedPlace[] | null>(null);
  const { ask, pending } = useCarryOut(setReport);
  return (
    <>
      <ListPage<typeof listDeletionRequests, DeletionRequest>
        resource={deletionRequests}
        endpoint={listDeletionRequests}
        loaded={loaded}
        rows={answer?.requests}
        count={(count) => t('text', { count })}
        filters={[
          {
            name: 'state',
            label: t('stateFilter'),
            all: t('allStates'),
            options: deletionStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        columns={useRequestColumns()}
        pageSizes={limits.adminPageSizes}
        rowKey={(request) => request._id}
        rowName={(request) => nameIn(lang, request.user.name)}
        rowActions={(request) => (
          <RequestAction request={request} pending={pending === request._id} onAsk={ask} onReport={setReport} />
        )}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {report && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  );
}

interface RequestActionProps {
  request: DeletionRequest;
  pending: boolean;
  onAsk: (request: DeletionRequest) => void;
  onReport: (report: ErasedPlace[] | null) => void;
}

/** What can be done with a request: carry it out while it waits, read its report afterwards. */
function RequestAction({ request, pending, onAsk, onReport }: RequestActionProps) {
  const t = useWords('admin-deletion-requests');
  const { lang } = useLanguage();
  if (request.state === 'waiting') {
    return (
      <Button
        size="sm"
        pending={pending}
        onClick={() => onAsk(request)}
        aria-label={t('actFor', { name: nameIn(lang, request.user.name) })}
      >
        {t('act')}
      </Button>
    );
  }
  if (!request.report) return null;
  return (
    <Button size="sm" variant="ghost" onClick={() => onReport(request.report)}>
      {t('report')}
    </Button>
  );
}
