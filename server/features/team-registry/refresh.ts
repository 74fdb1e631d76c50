import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { RegistryFacts } from '#contract/endpoints/team-registry.ts';
import { messages } from '#locales/messages.ts';
import { reissueCertificates } from '#server/features/certificates/index.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { lockTeam, setEntity, teamPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { type CompareDeps, compareWithRegistry, differences, keptIn, type Place } from './compare.ts';

export type RefreshDeps = CompareDeps & { clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

/** Why a certificate with a wrong name was revoked: for the office, whose officers read either language. */
const NAME_CORRECTED = `${messages.ar.nameCorrected} · ${messages.en.nameCorrected}`;

/**
 * Takes over what the registry says of somebody of a team, as an officer looked at it: their answer to being asked,
 * their place and all else stay. Certificates that print another name are revoked and issued anew, by administrators
 * alone.
 * @param seen what the registry said when the officer looked
 * @returns how many certificates were issued anew; none where it is sent again
 * @throws Refusal `registry_changed` when the registry says something else by now, `not_allowed` for a sub admin where
 * certificates print another name; and as `compareWithRegistry`
 */
export async function refreshFromRegistry(
  deps: RefreshDeps,
  by: Person,
  { seen, ...where }: Place & { seen: RegistryFacts },
): Promise<number> {
  const { after } = await compareWithRegistry(deps, by, where);
  if (!isDeepStrictEqual(after, seen)) throw new Refusal('registry_changed');
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx, where.teamId);
    const kept = await keptIn(tx, where);
    const { changed, misprints } = await differences(tx, kept, after, where);
    if (misprints.length > 0 && !can(roleOf(by.type), 'certificates:revoke')) throw new Refusal('not_allowed');
    if (changed.length > 0) {
      await save(tx, kept, after);
      const of = (facts: RegistryFacts) => ({
        ...{ _id: where.person, name: facts.name },
        ...Object.fromEntries(changed.map((name) => [name, facts[name]])),
      });
      await logChange(tx, by, {
        kind: kept.role === 'entity' ? 'team_entity' : 'team_people',
        ...{ recordId: where.teamId, name: kept.team.name, action: 'changed' },
        ...{ before: of(kept.facts), after: of(after) },
      });
    }
    await reissueCertificates(tx, deps, by, { misprints, reason: NAME_CORRECTED });
    return misprints.length;
  });
}

async function save(tx: Tx, kept: Awaited<ReturnType<typeof keptIn>>, after: RegistryFacts): Promise<void> {
  const { name, email, phone_number: phoneNumber, nationality, gender, dob, tax_id: taxId } = after;
  const both = { name, email, phoneNumber, nationality, dob };
  if (kept.role === 'entity') return setEntity(tx, kept.team.id, { ...kept.entity, ...both, taxId });
  await tx
    .update(teamPeople)
    .set({ ...both, gender })
    .where(eq(teamPeople.id, kept.place.id));
}
