import type { ErrorCode } from '#contract/errors.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';

export type FoundPerson = StebPerson & { role: 'coach' | 'member'; position: number };

/**
 * Requests all people of a registration from the registry at once, coaches and members. Of what the browser sent about
 * a person only the number is used.
 * @throws Refusal that names every number that is unknown or repeated
 */
export async function findPeople(
  identity: IdentityProvider,
  form: { coaches: string[]; members: string[] },
): Promise<FoundPerson[]> {
  refuseRepeated(form);
  const ask = async (role: 'coach' | 'member', membershipId: string, position: number) => {
    const person = await (role === 'coach' ? identity.coach(membershipId) : identity.member(membershipId));
    return { role, position, person };
  };
  const answers = await Promise.all([
    ...form.coaches.map((membershipId, position) => ask('coach', membershipId, position)),
    ...form.members.map((membershipId, position) => ask('member', membershipId, position)),
  ]).catch(outageAs('look_up_unavailable'));
  const missing = answers.filter((answer) => !answer.person);
  if (missing.length > 0) {
    const code: ErrorCode = missing[0]?.role === 'coach' ? 'coach_not_found' : 'member_not_found';
    const fields = Object.fromEntries(missing.map(({ role, position }) => [fieldOf(role, position), 'not_found']));
    throw new Refusal(code, { fields });
  }
  return answers.flatMap(({ role, position, person }) => (person ? [{ ...person, role, position }] : []));
}

export const fieldOf = (role: 'coach' | 'member', position: number) =>
  `${role === 'coach' ? 'coaches' : 'members'}.${position}`;

function refuseRepeated(form: { coaches: string[]; members: string[] }): void {
  const seen = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [role, numbers] of [
    ['coach', form.coaches],
    ['member', form.members],
  ] as const) {
    numbers.forEach((membershipId, position) => {
      if (seen.has(membershipId)) fields[fieldOf(role, position)] = 'duplicate';
      seen.add(membershipId);
    });
  }
  if (Object.keys(fields).length > 0) throw new Refusal('duplicate_person', { fields });
}
