import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { RegistrationForm } from '#contract/endpoints/registration.ts';
import { fold } from '#domain/fold.ts';
import { registrationOpen, takesTeams } from '#domain/milestones.ts';
import { type CompetitionRecord, competitions, offeredAgeLevels } from '#server/features/competitions/index.ts';
import { createOrder } from '#server/features/payments/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { milestonesOf, type SeasonRecord, seasons } from '#server/features/seasons/index.ts';
import { tellOfRegistration } from '#server/features/team-members/index.ts';
import { type EntitySnapshot, personSnapshot, teamPeople, teams } from '#server/features/teams/index.ts';
import { claimUpload, ownsUpload } from '#server/features/uploads/index.ts';
import { refuseBlocked } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import { constraintOf, type Db, type DbOrTx, type Tx, together } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { hashOf } from '#server/platform/tokens.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';
import { entityCrOf, findEntity } from './find-entity.ts';
import { type FoundPerson, fieldOf, findPeople } from './find-people.ts';
import { confirmationJob } from './send-confirmation.ts';
import { itemsOfTeam } from './team-order.ts';
import { lockAccount, refuseTooManyUnpaid } from './unpaid-teams.ts';

export type Submission = {
  form: RegistrationForm;
  person: Person;
  /** Created by the page when the wizard opens; a repeated key returns the same team. */
  key: string | undefined;
};

export type RegistrationDeps = {
  db: Db;
  identity: IdentityProvider;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Counts the people of a registration as look-ups, except those whom the person has looked up recently. */
  countLookUps: (personId: string, membershipIds: readonly string[]) => Promise<void>;
};

/**
 * Registers a team: people and entity are requested from the registry first, then team, people, entity and order are
 * written in one transaction.
 * @returns the team's id; if the same key was submitted before, the id of that team
 * @throws Refusal for a wrong field, a closed competition, a fee that was changed meanwhile, an unknown or repeated person, an unknown entity, somebody
 * else's upload, too many look-ups, too many unpaid teams
 */
export async function submitRegistration(deps: RegistrationDeps, submission: Submission): Promise<{ teamId: string }> {
  const earlier = await findEarlier(deps.db, submission);
  if (earlier) return earlier;
  const choice = await readChoice(deps, submission);
  const { form, person } = submission;
  const entityCr = await entityCrOf(deps.db, person, form.entity_cr);
  await deps.countLookUps(person.id, [...form.coaches, ...form.members, ...(entityCr.typed ? [entityCr.typed] : [])]);
  const [people, entity] = await Promise.all([
    findPeople(deps.identity, form),
    findEntity(deps.identity, person, entityCr, 'entity_cr'),
  ]);
  await refuseBlocked(deps.db, [
    ...people.map((found) => ({ ...found, field: fieldOf(found.role, found.position) })),
    ...(entity ? [{ ...entity, field: 'entity_cr' }] : []),
  ]);
  return deps.db
    .transaction((tx) => write(tx, deps, submission, { ...choice, people, entity }))
    .catch(async (error: unknown) => {
      // Of two concurrent requests with the same key the other one won: return its team, even if it was the last
      // allowed, or the competition was closed just then.
      const mayHaveWon = isSameKey(error) || error instanceof Refusal;
      const winner = mayHaveWon ? await findEarlier(deps.db, submission) : undefined;
      if (winner) return winner;
      throw error;
    });
}

const isSameKey = (error: unknown) => constraintOf(error) === 'teams_idempotency_key';

const fingerprint = (form: RegistrationForm) => hashOf(JSON.stringify(form)).toString('base64url');

async function findEarlier(db: Db, { form, person, key }: Submission): Promise<{ teamId: string } | undefined> {
  if (!key) return undefined;
  const [team] = await db
    .select({ teamId: teams.id, form: teams.idempotencyForm })
    .from(teams)
    .where(and(eq(teams.createdBy, person.id), eq(teams.idempotencyKey, key)));
  if (!team) return undefined;
  if (team.form !== fingerprint(form)) throw new Refusal('registration_key_reused');
  return { teamId: team.teamId };
}

type Choice = { season: SeasonRecord; competition: CompetitionRecord; regionId: string };

/** Checks the chosen values against what is offered; reports every wrong field. */
async function readChoice(
  { db, clock }: Pick<RegistrationDeps, 'db' | 'clock'>,
  { form, person }: Submission,
): Promise<Choice> {
  const [{ found, fields: wrong }, [region], ownPicture] = await Promise.all([
    findOffer(db, form),
    db
      .select({ id: regions.id })
      .from(regions)
      .where(
        sql`${regions.id}::text = ${form.region} or ${regions.nameEn} = ${form.region} or ${regions.name} = ${form.region}`,
      ),
    ownsUpload(db, person.id, form.image),
  ]);
  const fields = { ...wrong };
  if (!region) fields.region = 'not_offered';
  if (!ownPicture) fields.image = 'own_upload';
  if (!found || !region || Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields });
  await refuseClosed(db, clock, found);
  return { ...found, regionId: region.id };
}

/** The competition that a form names, and which of its fields are not on offer in it. */
async function findOffer(db: DbOrTx, form: RegistrationForm) {
  const [found] = await db
    .select({ season: seasons, competition: competitions, ageLevels: offeredAgeLevels })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(and(eq(competitions.id, form.competion_id), eq(competitions.status, true), eq(seasons.status, true)));
  const fields: Record<string, string> = {};
  if (found?.season.id !== form.season_id) fields[found ? 'season_id' : 'competion_id'] = 'not_offered';
  if (found && !found.ageLevels.some((level) => level.key === form.ageLevel)) fields.ageLevel = 'not_offered';
  if (found && form.coaches.length > found.competition.coachesNo) fields.coaches = 'invalid';
  if (found && form.members.length > found.competition.membersNo) fields.members = 'invalid';
  return { found, fields };
}

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>['found']>;

async function refuseClosed(db: DbOrTx, clock: Clock, { season, competition, ageLevels }: Offer): Promise<void> {
  const switches = [season.registration, takesTeams({ ...competition, ageLevels })];
  const milestones = (await milestonesOf(db, [season.id])).get(season.id) ?? [];
  if (!registrationOpen({ switches, milestones }, clock())) throw new Refusal('registration_closed');
}

/**
 * The office may have closed, changed, moved or deleted the competition while the registry was asked. The season is locked
 * by its number, and the competition here: what the office does from now on waits for the registration.
 */
async function checkOnceMore(tx: Tx, clock: Clock, { form }: Submission, { competition }: Choice): Promise<void> {
  await tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.id, competition.id)).for('share');
  const { found, fields } = await findOffer(tx, form);
  if (!found || Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields });
  await refuseClosed(tx, clock, found);
  const sameFee =
    found.competition.paid === competition.paid && found.competition.priceHalalas === competition.priceHalalas;
  if (!sameFee) throw new Refusal('fee_changed');
}

async function write(
  tx: Tx,
  { clock, jobs }: RegistrationDeps,
  { form, person, key }: Submission,
  { season, competition, regionId, people, entity }: Choice & { people: FoundPerson[]; entity?: EntitySnapshot },
): Promise<{ teamId: string }> {
  const free = !competition.paid;
  const id = uuidv7();
  const isItself = entity?.stebUserId === person.stebUserId || (!entity && person.type === 2);
  const [claimed] = await together([
    // First, so that no other lock is held while the sweep decides about the picture.
    () => claimUpload(tx, person.id, form.image),
    () => (free ? lockAccount(tx, person.id) : refuseTooManyUnpaid(tx, person.id)),
    () => jobs.enqueue(tx, confirmationJob, { teamId: id }),
    () => tellOfRegistration(tx, jobs, { teamId: id, people, entity, by: person }),
  ]);
  if (!claimed) throw new Refusal('invalid_fields', { fields: { image: 'own_upload' } });
  // As late as possible and together with the rest: until this commits, other registrations of the season wait here.
  const teamNo = await nextTeamNo(tx, season);
  await checkOnceMore(tx, clock, { form, person, key }, { season, competition, regionId });
  await together([
    () =>
      tx.insert(teams).values({
        id,
        teamNo,
        name: form.teamName,
        seasonId: season.id,
        competitionId: competition.id,
        ageLevel: form.ageLevel,
        schoolName: form.schoolName,
        stage: form.stage ?? '',
        regionId,
        city: form.city ?? '',
        image: form.image,
        paymentStatus: free,
        createdBy: person.id,
        peopleText: peopleText(person, people),
        entity: entity ?? null,
        // The entity that registers a team is the team's entity, even if its record cannot be fetched.
        entityStebId: entity?.stebUserId ?? (person.type === 2 ? person.stebUserId : null),
        entityAgreedAt: isItself ? clock() : null,
        idempotencyKey: key ?? null,
        idempotencyForm: key ? fingerprint(form) : null,
      }),
    () =>
      tx.insert(teamPeople).values(
        people.map((found) => ({
          ...{ teamId: id, role: found.role, position: found.position },
          ...personSnapshot(found),
          agreedAt: found.stebUserId === person.stebUserId ? clock() : null,
        })),
      ),
    () =>
      free ||
      createOrder(tx, {
        purpose: { kind: 'team', id },
        createdBy: person.id,
        priceHalalas: competition.priceHalalas,
        currency: competition.currency,
        termsAcceptedAt: form.terms ? clock() : null,
        items: itemsOfTeam({
          customer: person,
          team: { teamNo, name: form.teamName, schoolName: form.schoolName },
          competition,
          season,
        }),
      }),
  ]);
  return { teamId: id };
}

/** The same text that the database's triggers would write, so that they change nothing. */
function peopleText(creator: Person, people: FoundPerson[]): string {
  // Coaches stand before members, as `findPeople` answers them.
  const others = people.filter(({ name }) => name !== creator.name);
  return fold([creator.name, ...others.map(({ name }) => name)].join(' '));
}

/**
 * The season's next number. The row stays locked until the registration commits or rolls back, so no number is lost.
 */
async function nextTeamNo(tx: Tx, season: SeasonRecord): Promise<string> {
  const [raised] = await tx
    .update(seasons)
    .set({ lastTeamNumber: sql`${seasons.lastTeamNumber} + 1` })
    .where(eq(seasons.id, season.id))
    .returning({ number: seasons.lastTeamNumber });
  return `${season.code}-${String(raised?.number).padStart(4, '0')}`;
}
