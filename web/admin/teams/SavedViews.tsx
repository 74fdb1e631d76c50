import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { lazy, Suspense, useState } from 'react';
import { changeTeamView, listTeamViews, removeTeamView, type TeamView } from '#contract/endpoints/team-views.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { DropdownMenu } from '#web/kit/overlay/DropdownMenu.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { useFocusWhenGone } from '../kit/useFocusWhenGone.ts';
import { useWrite } from '../kit/useWrite.ts';
import { teams } from './resource.ts';
import { keyOfQuery, type SavedQuery, savedQueryOf } from './saved-query.ts';

const ViewNameDialog = lazy(async () => ({ default: (await import('./ViewNameDialog.tsx')).ViewNameDialog }));

/** The views that the office has saved; none where they could not be loaded, for the list does not wait for them. */
export const loadViews = async (signal: AbortSignal): Promise<readonly TeamView[]> =>
  (await attempt(call(listTeamViews, { signal }))).answer?.views ?? [];

interface SavedViewsProps {
  views: readonly TeamView[];
  /** The query of the list. */
  query: Record<string, unknown>;
}

/**
 * Views of the list under names: one is opened, what the list shows is saved, and the one that is open renamed, deleted, or
 * saved again with other filters.
 */
export function SavedViews({ views, query }: SavedViewsProps) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const mayChangeAll = useMay()({ access: 'admin-teams:all-views' });
  const [naming, setNaming] = useState<{ view: TeamView | undefined }>();
  const shown = keyOfQuery(query);
  const narrowed = shown !== keyOfQuery({});
  const isShown = (view: TeamView) => keyOfQuery(view.query) === shown;
  // The view that was opened last, until nothing is narrowed: its filters may be changed, and saved in it.
  const [openedId, setOpenedId] = useState<string>();
  const opened = views.find(({ _id }) => _id === openedId);
  const current = opened && isShown(opened) ? opened : views.find(isShown);
  const openNow = current?._id ?? (narrowed ? openedId : undefined);
  if (openNow !== openedId) setOpenedId(openNow);
  const section = useFocusWhenGone<HTMLElement>([views.length, current?._id].join());
  const mayChange = (view: TeamView) => view.mine || mayChangeAll;
  if (views.length === 0 && !narrowed) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('views.title')}
      className="flex flex-wrap items-center gap-2 outline-none"
    >
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
      {(current ?? opened) && <bdi className="px-1 font-semibold wrap-anywhere">{(current ?? opened)?.name}</bdi>}
      {current && mayChange(current) && (
        <>
          <Button size="sm" variant="ghost" onClick={() => setNaming({ view: current })}>
            {t('views.rename')}
          </Button>
          <DeleteButton view={current} />
        </>
      )}
      {!current && opened && mayChange(opened) && <SaveChangesButton view={opened} query={savedQueryOf(query)} />}
      {!current && narrowed && (
        <Button size="sm" variant="ghost" onClick={() => setNaming({ view: undefined })}>
          {t(opened ? 'views.saveNew' : 'views.save')}
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

/** What the list shows now becomes what the view that was opened shows. */
function SaveChangesButton({ view, query }: { view: TeamView; query: SavedQuery }) {
  const t = useWords('admin-teams');
  const save = () => call(changeTeamView, { body: { id: view._id, query } });
  const { write, pending } = useWrite(save, { done: t('views.changed') });
  return (
    <Button size="sm" variant="ghost" pending={pending} onClick={() => write()}>
      {t('views.saveChanges')}
    </Button>
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
