import { adminSwitch } from '../admin-crud.ts';
import { adminDownload, adminList } from '../admin-list.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';
import type { genders as sentGenders, timeSlots as sentSlots } from './talents.ts';

// Of the public form only the types: its page has no byte left for a module that it would share with the office's.
const genders = ['male', 'female'] as const satisfies typeof sentGenders;
export const timeSlots = ['morning', 'evening'] as const satisfies typeof sentSlots;

/** What has a name in both languages, by its id or code. */
const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

const TrainingCompetition = Named.extend({
  season: z.object({ name: z.string(), name_en: z.string() }).nullable(),
}).describe('With empty names and no season once the competition is deleted');

export const Training = z.object({
  competion: TrainingCompetition,
  time_slot_1: z.enum(timeSlots),
  time_slot_2: z.enum(timeSlots),
});
export type Training = z.output<typeof Training>;

const Talent = z.object({
  _id: z.string(),
  name: z.string(),
  gender: z.enum(genders),
  email: z.string(),
  phone: z.string(),
  school: z.string(),
  subjects: z.string(),
  moeAdmin: Named.describe('The education administration'),
  training: z.array(Training).describe('Five'),
  status: z.boolean(),
  created_at: z.iso.datetime(),
});

const office = { path: '/api/admin/moe', access: 'admin-talents', summary: 'talent registrations' } as const;

const reading = adminList({
  ...office,
  keys: { one: 'moeTalent', many: 'moeTalents' },
  record: Talent,
  filters: z.object({
    shown: z.enum(['true', 'false']).optional().catch(undefined),
    moeAdmin: z.string().max(40).optional().catch(undefined).describe('The code of an administration'),
    competion: id().optional().catch(undefined),
    slot: z.enum(timeSlots).optional().catch(undefined).describe('With a competition: at that time, for that one'),
  }),
  sorts: ['-created_at', 'name', 'school'],
  ofPeople: true,
});

/** The office reads and switches what staff of the ministry have registered; it edits nothing (back-office spec, section 7). */
export const adminTalents = { ...reading, ...adminDownload(office, reading), ...adminSwitch(office) };
export type AdminTalent = z.output<typeof adminTalents.record>;

const SlotFigures = TrainingCompetition.extend({
  morning: z.number().int(),
  evening: z.number().int(),
  either: z.number().int().describe('Who would come at one time or the other'),
});
export type SlotFigures = z.output<typeof SlotFigures>;

/** Somebody who named a competition twice, or a time twice, counts once. With the administrations, to narrow the list by. */
export const listTalentSlots = endpoint({
  method: 'GET',
  path: '/api/admin/moe/slots',
  access: office.access,
  summary: 'How many active talents would come to a training, by competition and time; newest season first',
  answer: z.object({ success, slots: z.array(SlotFigures), administrations: z.array(Named) }),
});
