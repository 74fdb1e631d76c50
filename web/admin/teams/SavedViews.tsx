import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense, useState } from 'react';
import type { BodyOf } from '#contract/endpoint.ts';
import { listTeamViews, removeTeamView, saveTeamView, type TeamView } from '#contract/endpoints/team-views.ts';
import { Button } from '#web/kit/Button.tsx';
import { DropdownMenu } from '#web/kit/overlay/DropdownMenu.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { teams } from './resource.ts';
import { narrowingOf } from './selected.ts';

const ViewNameDialog = lazy(async () => ({ default: (await import('./ViewNameDialog.tsx')).ViewNameDialog }));

/** The officer's own views; none where they could not be loaded, for the list does not wait for them. */
export const loadViews = async (signal: AbortSignal): Promise<readonly TeamView[]> =>
  (await attempt(call(listTeamViews, { signal }))).answer?.views ?? [];

const ORDER = '-created_at';
/** An address says the order that a list has by itself, or leaves it out. */
const keyOf = (query: Record<string, unknown>) => JSON.stringify({ sort: ORDER, ...narrowingOf(query) });

/** Views of the list under names of one's own: one is opened, and the one that is open is renamed or deleted. */
export function SavedViews({ views, query }: { views: readonly TeamView[]; query: Record<string, unknown> }) {
  const t = useWords('admin-teams');
  const [naming, setNaming] = useState<{ view: TeamView | undefined }>();
  const current = views.find((view) => keyOf(view.query) === keyOf(query));
  const narrowed = keyOf(query) !== keyOf({});
  if (views.length === 0 && !narrowed) return null;
  return (
    <section aria-label={t('views.title')} className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <DropdownMenu
          label={t('views.title')}
          variant="quiet"
          items={views.map((view) => ({ id: view._id, label: view.name, href: teams.list(narrowingOf(view.query)) }))}
        >
          <Bookmark aria-hidden size="1.1em" />
          {t('views.title')}
        </DropdownMenu>
      )}
      {current && (
        <>
          <bdi className="px-1 font-semibold wrap-anywhere">{current.name}</bdi>
          <Button size="sm" variant="ghost" onClick={() => setNaming({ view: current })}>
            {t('views.rename')}
          </Button>
          <DeleteButton view={current} />
        </>
      )}
      {!current && narrowed && (
        <Button size="sm" variant="ghost" onClick={() => setNaming({ view: undefined })}>
          {t('views.save')}
        </Button>
      )}
      {naming && (
        <Suspense>
          <ViewNameDialog view={naming.view} query={query} onClose={() => setNaming(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Deletes at once, and offers to put it back. */
function DeleteButton({ view }: { view: TeamView }) {
  const t = useWords('admin-teams');
  const back = useWrite(
    () => call(saveTeamView, { body: { name: view.name, query: view.query as BodyOf<typeof saveTeamView>['query'] } }),
    {
      done: t('views.saved'),
    },
  );
  const { write, pending } = useWrite(async () => {
    await call(removeTeamView, { query: { id: view._id } });
    toast.success(t('views.deleted'), { action: { label: t('undo'), act: () => void back.write() } });
  }, {});
  return (
    <Button size="sm" variant="ghost" className="text-bad" pending={pending} onClick={() => write()}>
      {t('views.delete')}
    </Button>
  );
}
