import type { ParsedQuery } from '#contract/endpoint.ts';
import type { AdminTalent, adminTalents, Training } from '#contract/endpoints/admin-talents.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import common_ar from '#locales/ar/admin.ts';
import ar from '#locales/ar/admin-talents.ts';
import common_en from '#locales/en/admin.ts';
import en from '#locales/en/admin-talents.ts';
import { fill } from '#locales/fill.ts';
import { inRiyadh, type RecordKind, type RecordParts, recordReader } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';
import { administrationOf } from './administrations.ts';
import { wanted } from './list.ts';
import { talents } from './table.ts';
import { type TrainingCompetition, trainingCompetitions } from './training-competitions.ts';

/** What the log says: the office changes nothing but the status. */
export const talentKind: RecordKind<typeof talents> = {
  table: talents,
  nameOf: ({ name }) => ({ name }),
  present: ({ status }) => ({ status }),
};

type TalentRow = typeof talents.$inferSelect;

/** The competitions of a registration's trainings, in their order: JSON holds their ids alone. */
type WithCompetitions = { competitions: TrainingCompetition[] };

/** Read with one statement for all rows of a page. */
const competitionNames: RecordParts<typeof talents, WithCompetitions> = {
  async read(db, rows) {
    const idsOf = ({ trainings }: TalentRow) => trainings.map(({ competitionId }) => competitionId);
    const competitionOf = await trainingCompetitions(db, rows.flatMap(idsOf));
    return (row) => ({ competitions: idsOf(row).map(competitionOf) });
  },
  write: async () => {},
};

/** A registration on the wire (back-office spec, section 3). */
const presentTalent = (row: TalentRow & WithCompetitions) => ({
  _id: row.id,
  name: row.name,
  gender: row.gender,
  email: row.email,
  phone: row.phoneNumber,
  school: row.school,
  subjects: row.subject,
  moeAdmin: administrationOf(row.administration),
  training: row.trainings.map(({ slot1, slot2 }, place) => ({
    competion: row.competitions[place] as TrainingCompetition,
    time_slot_1: slot1,
    time_slot_2: slot2,
  })),
  status: row.status,
  created_at: row.createdAt.toISOString(),
});

type Asked = ParsedQuery<typeof adminTalents.exportCsv>;

/** Reads registrations as they are answered. */
export const talentReader = (db: Db) =>
  recordReader({
    ...{ db, table: talents, parts: competitionNames, present: presentTalent },
    narrow: (asked: Asked) => wanted(db, asked),
    sorts: { created_at: talents.createdAt, name: talents.name, school: talents.school },
  });

const words = { ar: { ...ar, yesOrNo: common_ar.history }, en: { ...en, yesOrNo: common_en.history } };

/** The columns of the CSV file: one for each training. */
export function csvOf(language: Language) {
  const { fields, genders, detail, yesOrNo } = words[language];
  return [
    [fields.name, ({ name }) => name],
    [fields.gender, ({ gender }) => genders[gender]],
    [fields.email, ({ email }) => email],
    [fields.phone, ({ phone }) => phone],
    [fields.school, ({ school }) => school],
    [fields.subjects, ({ subjects }) => subjects],
    [fields.moeAdmin, ({ moeAdmin }) => nameIn(language, moeAdmin)],
    ...Array.from({ length: limits.talentTrainings }, (_, place) => {
      const head = fill(detail.one, { n: place + 1 });
      return [head, ({ training }: AdminTalent) => lineOf(training[place], language)] as const;
    }),
    [fields.status, ({ status }) => yesOrNo[status ? 'yes' : 'no']],
    [fields.created_at, ({ created_at }) => inRiyadh(created_at)],
  ] as readonly (readonly [head: string, value: (talent: AdminTalent) => string])[];
}

const nameIn = (language: Language, { name, name_en }: { name: string; name_en: string }) =>
  language === 'ar' ? name : name_en;

/** A training in a cell: "RoboMission, WRO 2025: Morning or Evening". */
function lineOf(training: Training | undefined, language: Language): string {
  if (!training) return '';
  const { detail, slots } = words[language];
  const { competion, time_slot_1, time_slot_2 } = training;
  const comma = language === 'ar' ? '، ' : ', ';
  const { season } = competion;
  const what = season ? [competion, season].map((one) => nameIn(language, one)).join(comma) : detail.noCompetition;
  const [first, second] = [slots[time_slot_1], slots[time_slot_2]];
  const times = first === second ? first : fill(detail.twice, { first, second });
  return `${what}: ${times}`;
}
