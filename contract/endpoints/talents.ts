import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../errors.ts';
import { email, id, phoneNumber, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** An option of a list, in both languages. */
const Choice = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

export const listAdministrations = endpoint({
  method: 'GET',
  path: '/api/moe/administrators',
  access: 'public',
  summary: 'The education administrations',
  answer: z.object({ success, moeTypes: z.array(Choice) }),
  cacheSeconds: 3600,
  reads: [],
});

/**
 * The active competitions of a season, in their order. Without a season: of the newest one that is open, else of
 * the newest.
 */
export const listTalentCompetitions = endpoint({
  method: 'GET',
  path: '/api/moe/competions',
  access: 'public',
  summary: 'Competitions that staff may train for',
  query: z.object({ season: id().optional() }),
  answer: z.object({ success, competions: z.array(Choice) }),
  cacheSeconds: 60,
  reads: ['seasons', 'competitions'],
});

export const listTimeSlots = endpoint({
  method: 'GET',
  path: '/api/moe/timeslots',
  access: 'public',
  summary: 'Times of day for a training',
  answer: z.object({ success, moeTime: z.array(Choice) }),
  cacheSeconds: 3600,
  reads: [],
});

/** The `_id`s of `listTimeSlots`. */
export const timeSlots = ['morning', 'evening'] as const;

export const genders = ['male', 'female'] as const;

/** One of several options: no choice is a missing field, any other value is refused. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  requiredText(40).pipe(z.enum(values, { error: 'not_offered' satisfies FieldCode }));
const timeSlot = () => oneOf(timeSlots);

export const registerTalent = endpoint({
  method: 'POST',
  path: '/api/moe/registertration',
  access: 'public',
  summary: 'Register as staff of the ministry of education',
  body: z.object({
    name: requiredText(),
    gender: oneOf(genders),
    email: email(),
    phone_number: phoneNumber(),
    school: requiredText(),
    subject: requiredText(),
    moeAdmin: requiredText(40),
    training: z
      .array(
        z.object({ competion: requiredText(40).pipe(id()), time_slot_1: timeSlot(), time_slot_2: timeSlot() }),
        'required' satisfies FieldCode,
      )
      .min(limits.talentTrainings, 'required' satisfies FieldCode)
      .max(limits.talentTrainings, 'invalid' satisfies FieldCode),
  }),
  answer: z.object({ success }),
  missing: 'talent_fields_empty',
  rate: rates.talent,
  errors: ['talent_fields_empty', 'too_many_requests'],
});
