import { type AdminTeam, AdminTeamInput, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { fieldsOf, type RecordField } from '../kit/form/record-fields.ts';
import { loadRegions, regionNames } from '../kit/regions.ts';
import { loadSeasons, namesOfSeasons } from '../kit/seasons.ts';
import { emptyTeam } from './empty.ts';
import { useAsked } from './useAsked.ts';

/** A field of the log that is none of the form; `names` are what its values mean. */
const named = (names?: Record<string, string>): RecordField => ({
  ...{ required: false, html: false, picture: false, language: undefined, element: undefined, names },
});

/** Who changed what of a team, its people, its entity, its scores and its payment. */
export default function TeamLog({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const own = useWords('admin-team');
  const { lang } = useLanguage();
  const labels = useFieldLabels('admin-teams');
  // The log holds the ids of competitions and regions.
  const { answer } = useAsked((signal) => Promise.all([loadSeasons(signal), loadRegions(signal)]), '');
  const [seasons = [], regions = []] = answer ?? [];
  const names = { competion: namesOfSeasons(seasons, lang).competion, region: regionNames(regions, lang) };
  const fields = {
    ...fieldsOf(AdminTeamInput, emptyTeam, names),
    status: named({ true: t('active'), false: t('withdrawn') }),
    payment_status: named({ true: t('paid'), false: t('pending') }),
    scores: named({ true: own('facts.scoresYes'), false: own('facts.scoresNo') }),
  };
  // Read anew after each change.
  const key = [team.revision, team.status, team.payment_status, team.scores?.created_at].join();
  return <ChangeHistory key={key} history={adminTeams.history} id={team._id} labels={labels} fields={fields} />;
}
