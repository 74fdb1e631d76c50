import { type AdminTeam, AdminTeamInput, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { fieldsOf, type RecordField } from '../kit/form/record-fields.ts';
import { loadCountries, usePeopleNames } from '../people/names.ts';
import { emptyTeam } from './resource.ts';
import { useAsked } from './useAsked.ts';

/** A field of the log that the form does not have, and what its values mean. */
const named = (names: Record<string, string>): RecordField => ({
  ...{ required: false, html: false, picture: false, language: undefined, element: undefined, names },
});

/** Who changed what of a team, its people, its entity, its scores, its payment, its certificates and its result. */
export default function TeamLog({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const own = useWords('admin-team');
  const say = useLocal();
  const labels = useFieldLabels('admin-teams');
  // What STEB says of a person, where it was taken over.
  const { answer: countries = [] } = useAsked(loadCountries, '');
  const { gender, nationality } = usePeopleNames(countries);
  const levels = team.competion.agelevel.map((level) => [level.title, say(level, 'name')] as const);
  const fields = {
    ...fieldsOf(AdminTeamInput, emptyTeam, { ageLevel: Object.fromEntries(levels) }),
    status: named({ true: t('active'), false: t('withdrawn') }),
    payment_status: named({ true: t('paid'), false: t('pending') }),
    role: named({ coach: own('people.roles.coach'), member: own('people.roles.member') }),
    ...{ gender: named(gender), nationality: named(nationality) },
    scores: named({ true: own('facts.scoresYes'), false: own('facts.scoresNo') }),
  };
  // Read anew after each change.
  const key = [team.revision, team.status, team.payment_status, team.scores?.created_at].join();
  return <ChangeHistory key={key} history={adminTeams.history} id={team._id} labels={labels} fields={fields} />;
}
