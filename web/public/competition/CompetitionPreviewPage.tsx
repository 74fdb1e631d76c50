import { Callout } from '#web/kit/Callout.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/CompetitionPreviewPage.ts';
import { CompetitionContents } from './CompetitionContents.tsx';
import { loadPreview } from './load-competition.ts';

export const handle = {
  needs: 'admin-competitions',
  words: ['competition', 'take-part', 'milestones', 'admin-competitions'],
  opening: 'night',
} satisfies PageHandle;

export const loader = ({ context, params }: Route.LoaderArgs) => loadPreview(context, params.competitionId);

/** The page of a competition before it is shown, for the office. */
export default function CompetitionPreviewPage({ loaderData }: Route.ComponentProps) {
  const t = useWords('admin-competitions');
  return (
    <>
      <CompetitionContents competition={loaderData} />
      <PageMeta title={loaderData.name} private />
      <div className="wrap sticky bottom-4 z-30 pb-4">
        <Callout>{t('preview')}</Callout>
      </div>
    </>
  );
}
