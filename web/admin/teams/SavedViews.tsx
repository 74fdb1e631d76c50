import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { lazy, Suspense, useState } from 'react';
import { roleOf } from '#contract/access.ts';
import { listTeamViews, removeTeamView, type TeamView } from '#contract/endpoints/team-views.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { DropdownMenu } from '#web/kit/overlay/DropdownMenu.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import { teams } from './resource.ts';
import { keyOfQuery, savedQueryOf } from './saved-query.ts';

const ViewNameDialog = lazy(async () => ({ default: (await import('./ViewNameDialog.tsx')).ViewNameDialog }));

/** The views that the office has saved; none where they could not be loaded, for the list does not wait for them. */
export const loadViews = async (signal: AbortSignal): Promise<readonly TeamView[]> =>
  (await attempt(call(listTeamViews, { signal }))).answer?.views ?? [];

interface SavedViewsProps {
  views: readonly TeamView[];
  /** The query of the list. */
  query: Record<string, unknown>;
}

/** Views of the list under names: one is opened, what the list shows is saved, and the one that is open renamed or deleted. */
export function SavedViews({ views, query }: SavedViewsProps) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const isAdmin = roleOf(useCurrentUser().type) === 'admin';
  const [naming, setNaming] = useState<{ view: TeamView | undefined }>();
  const current = views.find((view) => keyOfQuery(view.query) === keyOfQuery(query));
  const narrowed = keyOfQuery(query) !== keyOfQuery({});
  if (views.length === 0 && !narrowed) return null;
  return (
    <section aria-label={t('views.title')} className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <DropdownMenu
          label={t('views.title')}
          variant="quiet"
          items={views.map((view) => ({
            id: view._id,
            label: view.name,
            href: teams.list(view.query),
            note: t(view === current ? 'views.isOpen' : 'views.by', { name: nameIn(lang, view.by) }),
            icon: view === current && <Check aria-hidden size="1.1em" />,
          }))}
        >
          <Bookmark aria-hidden size="1.1em" />
          {t('views.title')}
        </DropdownMenu>
      )}
      {current && <bdi className="px-1 font-semibold wrap-anywhere">{current.name}</bdi>}
      {current && (current.mine || isAdmin) && (
        <>
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
          <ViewNameDialog view={naming.view} query={savedQueryOf(query)} onClose={() => setNaming(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Asks first: the view is everybody's. */
function DeleteButton({ view: { _id: id, name } }: { view: TeamView }) {
  const t = useWords('admin-teams');
  const admin = useWords('admin');
  const confirm = useConfirm();
  const { write, pending } = useWrite(() => call(removeTeamView, { query: { id } }), { done: t('views.deleted') });
  async function ask() {
    const question = {
      title: admin('list.deleteAsk'),
      text: t('views.deleteText', { name }),
      action: t('views.delete'),
    };
    if (await confirm({ ...question, tone: 'danger' })) await write();
  }
  return (
    <Button size="sm" variant="ghost" className="text-bad" pending={pending} onClick={ask}>
      {t('views.delete')}
    </Button>
  );
}
