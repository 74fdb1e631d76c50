import { type AdminTeam, AdminTeamInput, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { fieldsOf, type RecordField } from '../kit/form/record-fields.ts';
import { emptyTeam } from './empty.ts';

/** A field of the log whose values have names. */
const named = (names: Record<string, string>): RecordField => ({
  ...{ required: false, html: false, picture: false, moment: false, language: undefined, element: undefined },
  names,
});

/** Who changed what of a team, its people, its entity and its scores. */
export function TeamLog({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const labels = useFieldLabels('admin-teams');
  const fields = {
    ...fieldsOf(AdminTeamInput, emptyTeam),
    status: named({ true: t('active'), false: t('withdrawn') }),
    payment_status: named({ true: t('paid'), false: t('pending') }),
    scores: named({ true: t('view.scoresYes'), false: t('view.scoresNo') }),
    ...{ payment_note: named({}), reason: named({}), person: named({}), entity: named({}) },
  };
  return <ChangeHistory history={adminTeams.history} id={team._id} labels={labels} fields={fields} />;
}
