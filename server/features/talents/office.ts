import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { adminTalents, Training } from '#contract/endpoints/admin-talents.ts';
import type { timeSlots } from '#contract/endpoints/talents.ts';
import type { Language } from '#contract/languages.ts';
import { searchWords, withoutPrefix } from '#domain/fold.ts';
import ar from '#locales/ar/admin-talents.ts';
import en from '#locales/en/admin-talents.ts';
import { inRiyadh, isSo, type ListResource, matches } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';
import { administrationOf } from './administrations.ts';
import { talents } from './table.ts';
import { type TrainingCompetition, trainingCompetitions } from './training-competitions.ts';

const words = { ar, en };

/** The competitions of a registration's trainings, in their order: read with it, as its rows name them by id alone. */
type Parts = { competitions: TrainingCompetition[] };

/** Talents as the office reads and switches them. */
export const officeTalents = (db: Db): ListResource<typeof adminTalents, typeof talents, Parts> => ({
  db,
  table: talents,
  nameOf: (talent) => talent.name,
  parts: {
    async read(db, rows) {
      const competitionOf = await trainingCompetitions(
        db,
        rows.flatMap(({ trainings }) => trainings.map(({ competitionId }) => competitionId)),
      );
      return ({ trainings }) => ({ competitions: trainings.map(({ competitionId }) => competitionOf(competitionId)) });
    },
    // The office changes nothing of them.
    write: async () => {},
  },
  present: (talent) => ({
    ...{ _id: talent.id, name: talent.name, gender: talent.gender, email: talent.email, phone: talent.phoneNumber },
    ...{ school: talent.school, subjects: talent.subject, moeAdmin: administrationOf(talent.administration) },
    training: talent.trainings.map(({ slot1, slot2 }, row) => ({
      competion: talent.competitions[row] as TrainingCompetition,
      ...{ time_slot_1: slot1, time_slot_2: slot2 },
    })),
    ...{ status: talent.status, created_at: talent.createdAt.toISOString() },
  }),
  narrow: ({ s, shown, moeAdmin, competion, slot }) =>
    and(
      matches(talents.searchText, searchWords(s).map(withoutPrefix).join(' ')),
      isSo(talents.status, shown),
      moeAdmin ? eq(talents.administration, moeAdmin) : undefined,
      wouldCome(competion, slot),
    ),
  sorts: { created_at: talents.createdAt, name: talents.name, school: talents.school },
  csv: {
    words,
    fields: [
      ...(['name', 'gender', 'email', 'phone', 'school', 'subjects', 'moeAdmin', 'training'] as const),
      ...(['status', 'created_at'] as const),
    ],
    values: (language) => ({
      gender: ({ gender }) => words[language].genders[gender],
      moeAdmin: ({ moeAdmin }) => nameIn(language, moeAdmin),
      training: ({ training }) => training.map((one) => lineOf(one, language)).join('\n'),
      created_at: ({ created_at }) => inRiyadh(created_at),
    }),
  },
});

type Slot = (typeof timeSlots)[number];

/** Who has a training for that competition, at that time as the first or the second choice. */
function wouldCome(competitionId: string | undefined, slot: Slot | undefined): SQL | undefined {
  const has = (training: object) => sql`${talents.trainings} @> ${JSON.stringify([training])}::jsonb`;
  if (slot) return or(has({ competitionId, slot1: slot }), has({ competitionId, slot2: slot }));
  return competitionId ? has({ competitionId }) : undefined;
}

const nameIn = (language: Language, { name, name_en }: { name: string; name_en: string }) =>
  language === 'ar' ? name : name_en;

/** A training in a cell: "RoboMission, WRO 2025: Morning, Evening". */
function lineOf({ competion, time_slot_1, time_slot_2 }: Training, language: Language): string {
  const { detail, slots } = words[language];
  const [comma, name] = [language === 'ar' ? '، ' : ', ', nameIn(language, competion)];
  const season = competion.season && nameIn(language, competion.season);
  const what = name ? [name, season].filter(Boolean).join(comma) : detail.noCompetition;
  return `${what}: ${slots[time_slot_1]}${comma}${slots[time_slot_2]}`;
}
