import type { ParsedBody } from '#contract/endpoint.ts';
import type { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { digitsOf } from '#contract/fields.ts';
import type { GivenPlace } from '#server/features/team-members/index.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * Which place a form of the specification gives to whom: by a looked-up person, or by a membership ID; undefined where it
 * gives none.
 * @throws Refusal for a place without a person, and for one beside other changes
 */
export function placeChangeOf(sent: ParsedBody<typeof adminTeams.update>): GivenPlace | undefined {
  const { id: teamId, revision, old_coach_id, coach_id_update, coach, ...others } = sent;
  const { old_member_id, member_id_update, member, steb_user_id, ...fields } = others;
  const asked = [
    { role: 'coach' as const, old: old_coach_id, person: coach, update: coach_id_update },
    { role: 'member' as const, old: old_member_id, person: member, update: member_id_update },
  ].filter(({ old, person, update }) => old || person || update);
  const [place, second] = asked;
  if (!place) return undefined;
  const { role, old } = place;
  const membershipId = place.person ?? numberIn(place.update);
  if (!membershipId) throw new Refusal('admin_fields_empty', { fields: { [role]: 'required' } });
  // Of whoever has the place only signs were sent that nobody sees, or none: nobody is meant to be added.
  if (old === '') throw new Refusal('admin_fields_empty', { fields: { [`old_${role}_id`]: 'required' } });
  // Each is a change of its own, which may be refused.
  if (second || Object.values(fields).some((value) => value !== undefined))
    throw new Refusal('invalid_fields', { fields: { [second?.role ?? role]: 'invalid' } });
  return { teamId, role, old, membershipId };
}

/** The form of the specification says `true` where the person stands beside it. */
function numberIn(update: unknown): string | undefined {
  const digits = typeof update === 'string' || typeof update === 'number' ? digitsOf(String(update)) : '';
  return /^\d{10}$/.test(digits) ? digits : undefined;
}
