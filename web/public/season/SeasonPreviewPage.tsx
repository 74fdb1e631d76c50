import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Link } from '#web/kit/Link.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/SeasonPreviewPage.ts';
import { loadPreview } from './load-season.ts';
import { SeasonContents } from './SeasonContents.tsx';

export const handle = {
  needs: adminSeasons.get.access,
  words: ['season', 'take-part', 'milestones', 'admin-seasons'],
  opening: 'night',
} satisfies PageHandle;

export const loader = ({ context, params }: Route.LoaderArgs) => loadPreview(context, params.id);

/** A season's page as visitors will see it, for the office alone. */
export default function SeasonPreviewPage({ loaderData: season }: Route.ComponentProps) {
  const t = useWords('admin-seasons');
  return (
    <>
      <PageMeta title={season.name} private />
      <SeasonContents season={season} />
      <div className="wrap sticky bottom-4 z-30 pb-4">
        <Callout actions={<Link to={`/admin/seasons/${season.id}/edit`}>{t('preview.edit')}</Link>}>
          {t('preview.note')}
        </Callout>
      </div>
    </>
  );
}
