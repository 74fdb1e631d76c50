import { eq, sql } from 'drizzle-orm';
import { NO_GUARDIAN, NO_PICTURE, type PersonInput } from '#contract/endpoints/people.ts';
import type { Language } from '#contract/languages.ts';
import { refusedAccount } from '#server/features/sessions/index.ts';
import { pictureNameOf, unusedPicture } from '#server/features/uploads/index.ts';
import { columnsOfPerson, type RegistryColumns, type UserRecord, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { AccountForm, IdentityProvider, StebPerson, StebRefusal } from '#server/providers/identity/steb.ts';
import { peopleWords } from './office.ts';

export type RegistryDeps = {
  db: Db;
  files: FileStore;
  identity: Pick<IdentityProvider, 'saveAccount' | 'member' | 'coach' | 'entity'>;
};

/** What is sent to the registry and stored nowhere here. */
export type SecretInput = Pick<PersonInput, 'picture' | 'password'> & { removesPicture?: boolean };

/** Whether a picture was just uploaded; any other address is the one that was answered. */
export const isUpload = ({ picture }: Pick<PersonInput, 'picture'>): boolean =>
  picture?.startsWith('/files/pictures/') ?? false;

export const changesPicture = (input: SecretInput): boolean => isUpload(input) || input.removesPicture === true;

/** A person by the registry's names, without picture and password. What nobody knows is not sent, and stays as it is. */
export const accountForm = (row: UserRecord): AccountForm => ({
  ...{ name: row.name, national_id: row.nationalId },
  ...{ email: row.email || undefined, phone_number: row.phoneNumber || undefined },
  ...{ nationality: row.nationality, subscription: row.subscription },
  ...{ dob: row.dob ?? undefined, gender: row.gender ?? undefined },
  guardian_name: row.guardianName ?? NO_GUARDIAN,
  guardian_phone: row.guardianPhone ?? NO_GUARDIAN,
  type: row.type === 0 || row.type === 1 || row.type === 2 ? row.type : undefined,
  isAdmin: row.type === 4,
});

/** What the registry has of a person, as the office sets it. */
export const registryColumns = (row: UserRecord): RegistryColumns => ({
  ...{ name: row.name, email: row.email, nationalId: row.nationalId, phoneNumber: row.phoneNumber },
  ...{ nationality: row.nationality, dob: row.dob, gender: row.gender, subscription: row.subscription },
  ...{ guardianName: row.guardianName, guardianPhone: row.guardianPhone },
});

const NEVER_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether a question certainly did not reach the registry: it was not sent, or there was nobody to take it. */
export function neverAsked(error: unknown): boolean {
  if (!(error instanceof ProviderUnavailable)) return false;
  if (error.leftAlone) return true;
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause)
    if (NEVER_REACHED.includes(String((cause as { code?: unknown }).code))) return true;
  return false;
}

/** The registry as the office saves people in it; its refusals and its absence are said in the office's words. */
export function registryFor({ db, files, identity }: RegistryDeps) {
  /** The picture and the password, by the registry's names. */
  async function secretsOf(input: SecretInput, by: { id: string }) {
    const address = isUpload(input) ? input.picture : undefined;
    const logo = address && (await unusedPicture({ db, files }, pictureNameOf(address), by.id));
    if (address && !logo) throw new Refusal('invalid_fields', { fields: { picture: 'own_upload' } });
    return {
      password: input.password || undefined,
      ...(logo && { logo: new Uint8Array(logo) }),
      ...(input.removesPicture && { picture: NO_PICTURE }),
    };
  }

  async function isHere({ nationalId, email }: UserRecord, field: string): Promise<boolean> {
    const has = field === 'email' ? sql`lower(${users.email}) = ${email}` : eq(users.nationalId, nationalId);
    return (await db.$count(users, has)) > 0;
  }

  /** The member and the coach of a number; of one that is to be a member or a coach only that. */
  async function withNumber(nationalId: string, type?: number): Promise<StebPerson[]> {
    const member = type !== 1 && type !== 2 && (await identity.member(nationalId));
    const coach = type !== 0 && type !== 2 && (await identity.coach(nationalId));
    return [member, coach].filter((found) => found !== undefined && found !== false);
  }

  /** An account of just this number with just these details; of organisations none can be asked for. */
  async function accountLike(columns: RegistryColumns, type: number): Promise<StebPerson | undefined> {
    const found = await withNumber(columns.nationalId, type);
    return found.find((person) => (type >= 3 || person.type === type) && isLike(person, columns));
  }

  return {
    accountLike,

    /** The question that saves a person, with the picture already read. @throws Refusal */
    question: async (row: UserRecord, input: SecretInput, by: { id: string }): Promise<AccountForm> => ({
      ...accountForm(row),
      ...(await secretsOf(input, by)),
    }),

    ask: (form: AccountForm) => identity.saveAccount(form),

    refusal: (refused: StebRefusal, language: Language): Refusal =>
      refusedAccount(refused, language, { ...refusals(language), taken: 'taken' }),

    /**
     * The account that the registry has already, where it says that it has one: the one that an earlier save added, whose
     * answer was lost, if it has all that was typed. It keeps its password and its picture (decision 178).
     * @throws Refusal
     */
    async adopt(wanted: UserRecord, refused: StebRefusal, language: Language): Promise<StebPerson> {
      const { says } = peopleWords[language];
      const refuse = (taken: string) => refusedAccount(refused, language, { ...refusals(language), taken });
      if (await isHere(wanted, refused.field)) throw refuse(says.takenHere);
      const person = await accountLike(registryColumns(wanted), wanted.type);
      if (!person) throw refuse(wanted.type === 1 ? says.takenCoach : says.taken);
      return person;
    },

    /**
     * What the registry has of somebody whom the portal has, by any of these numbers: all of it, or of an organisation
     * what it tells of one; undefined if it tells nothing of them.
     */
    async currentAt(
      row: UserRecord,
      numbers: readonly string[],
    ): Promise<{ person?: StebPerson; columns: Partial<RegistryColumns> & { picture: string | null } } | undefined> {
      for (const number of new Set(numbers.filter(Boolean))) {
        const person = (await withNumber(number)).find(({ stebUserId }) => stebUserId === row.stebUserId);
        if (person) return { person, columns: columnsOfPerson(person) };
      }
      const entity = row.crNumber ? await identity.entity(row.crNumber) : undefined;
      if (entity?.stebUserId !== row.stebUserId) return undefined;
      const { name, email, phoneNumber, nationality, picture } = entity;
      return { columns: { name, email, phoneNumber, nationality: nationality || 'SA', picture: picture || null } };
    },
  };
}

const refusals = (language: Language) => {
  const { registryRefused: ours, registryUnknown: unknown } = peopleWords[language].says;
  return { ours, unknown };
};

/** Whether an account has just these details. */
function isLike(person: StebPerson, columns: RegistryColumns): boolean {
  const found = columnsOfPerson(person);
  return (Object.keys(columns) as (keyof RegistryColumns)[]).every((name) => found[name] === columns[name]);
}
