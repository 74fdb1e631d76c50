import { type Role, roleOf } from '#contract/access.ts';
import { NO_GUARDIAN, NO_PICTURE, type PersonInput } from '#contract/endpoints/people.ts';
import type { Language } from '#contract/languages.ts';
import { isErasedKey, nameIn } from '#domain/deleted-account.ts';
import ar from '#locales/ar/admin-users.ts';
import en from '#locales/en/admin-users.ts';
import type { RecordKind, RecordParts } from '#server/features/office-records/index.ts';
import { recordReader } from '#server/features/office-records/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { waitingAmong } from './waiting-saves.ts';

/** The words of people in the office; the server says some of them itself. */
export const peopleWords = { ar, en };

/** A person on the wire (back-office spec, section 3); never a password, which only the registry has. */
export const presentPerson = (row: UserRecord) => ({
  _id: row.id,
  steb_user_id: row.stebUserId,
  name: row.name,
  email: row.email,
  phone_number: row.phoneNumber,
  national_id: row.nationalId,
  subscription: row.subscription,
  nationality: row.nationality,
  dob: row.dob ?? '',
  type: row.type,
  gender: row.gender ?? '',
  picture: row.picture ?? NO_PICTURE,
  guardian_name: row.guardianName ?? NO_GUARDIAN,
  guardian_phone: row.guardianPhone ?? NO_GUARDIAN,
  isAdmin: row.isAdmin,
  status: row.status,
  status_reason: row.statusReason ?? '',
  password_set_at: row.passwordSetAt?.toISOString() ?? null,
});

/** As the log knows people: what there is not is empty, and `isAdmin` says nothing beside the type. */
export const peopleKind: RecordKind<typeof users> = {
  table: users,
  nameOf: ({ name }) => ({ name }),
  present: (row) => ({
    ...presentPerson(row),
    isAdmin: undefined,
    ...{ picture: row.picture ?? '', guardian_name: row.guardianName ?? '', guardian_phone: row.guardianPhone ?? '' },
  }),
};

type Pending = { pending: boolean };

/** Whether the last change of a person is not settled yet: one statement for a page. */
const pending: RecordParts<typeof users, Pending> = {
  async read(db, rows) {
    const waiting = await waitingAmong(
      db,
      rows.map(({ id }) => id),
    );
    return ({ id }) => ({ pending: waiting.has(id) });
  },
  write: async () => {},
};

/** Reads people as they are answered. */
export const peopleReader = (db: Db) =>
  recordReader({
    ...{ db, table: users, parts: pending },
    present: (row: UserRecord & Partial<Pending>) => ({ ...presentPerson(row), pending: row.pending ?? false }),
  });

export const isErased = ({ stebUserId }: Pick<UserRecord, 'stebUserId'>): boolean => isErasedKey(stebUserId);

type Item = ReturnType<typeof presentPerson>;

const typeKey = (type: number) => roleOf(type) as Exclude<Role, 'guest'>;

/** The columns of the CSV file. */
export const csvOf = (language: Language) => {
  const { fields, types } = peopleWords[language];
  const flag = (value: boolean) => peopleWords[language].csv[value ? 'yes' : 'no'];
  const value = (text: string) => (text === NO_GUARDIAN ? '' : text);
  const columns = {
    name: ({ name }) => nameIn(language, name),
    type: ({ type }) => types[typeKey(type)],
    ...{ national_id: (one) => one.national_id, steb_user_id: (one) => one.steb_user_id },
    ...{ email: (one) => one.email, phone_number: (one) => one.phone_number },
    ...{ nationality: (one) => one.nationality, dob: (one) => one.dob },
    gender: ({ gender }) => peopleWords[language].genders[gender as 'Male' | 'Female'] ?? '',
    subscription: (one) => flag(one.subscription),
    guardian_name: (one) => value(one.guardian_name),
    guardian_phone: (one) => value(one.guardian_phone),
    status: ({ status }) => peopleWords[language].list[status ? 'active' : 'blocked'],
    status_reason: (one) => one.status_reason,
  } satisfies Partial<Record<keyof Item, (item: Item) => string>>;
  return Object.entries(columns).map(([name, of]) => [fields[name as keyof typeof columns], of] as const);
};

/** The columns that an input sets; what it leaves out stays. A guardian that is emptied is none. */
export function columnsOfInput(input: Partial<PersonInput>) {
  const line = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));
  const set = {
    name: line(input.name),
    email: input.email?.toLowerCase(),
    phoneNumber: input.phone_number,
    nationalId: input.national_id,
    nationality: input.nationality,
    dob: input.dob || undefined,
    gender: input.gender || undefined,
    subscription: input.subscription,
    guardianName: input.guardian_name === undefined ? undefined : line(input.guardian_name) || null,
    guardianPhone: input.guardian_phone === undefined ? undefined : input.guardian_phone || null,
    type: input.type,
  };
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as Partial<UserRecord>;
}
