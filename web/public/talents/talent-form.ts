import type { BodyOf } from '#contract/endpoint.ts';
import type { registerTalent } from '#contract/endpoints/talents.ts';
import { limits } from '#contract/limits.ts';

type Registration = BodyOf<typeof registerTalent>;
type Training = Registration['training'][number];

/** Fields are named by their path in the request body, so that the server's errors map to them. */
export type TrainingField = `training.${number}.${keyof Training & string}`;
export type TalentForm = Omit<Registration, 'training'> & Record<TrainingField, string>;

export const rows = Array.from({ length: limits.talentTrainings }, (_, row) => row);

const person = { name: '', gender: '', email: '', phone_number: '', school: '', subject: '', moeAdmin: '' };
const noTraining: Training = { competion: '', time_slot_1: '', time_slot_2: '' };

export const emptyForm: TalentForm = {
  ...person,
  ...Object.fromEntries(
    rows.flatMap((row) => Object.entries(noTraining).map(([part, value]) => [`training.${row}.${part}`, value])),
  ),
};

/** The request body. */
export function toRegistration(form: TalentForm): Registration {
  const { name, gender, email, phone_number, school, subject, moeAdmin } = form;
  const training = rows.map((row) => ({
    competion: form[`training.${row}.competion`] ?? '',
    time_slot_1: form[`training.${row}.time_slot_1`] ?? '',
    time_slot_2: form[`training.${row}.time_slot_2`] ?? '',
  }));
  return { name, gender, email, phone_number, school, subject, moeAdmin, training };
}
