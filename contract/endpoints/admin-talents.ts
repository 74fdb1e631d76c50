import { adminSwitch } from '../admin-crud.ts';
import { adminList } from '../admin-list.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../errors.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';
import { genders, timeSlots } from './talents.ts';

/** What has a name in both languages, by its id or code. */
const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

const TrainingCompetition = Named.extend({
  season: Named.nullable(),
}).describe('With empty names and no season once the competition is deleted');

export const Training = z.object({
  competion: TrainingCompetition,
  time_slot_1: z.enum(timeSlots),
  time_slot_2: z.enum(timeSlots),
});
export type Training = z.output<typeof Training>;

/** A registration of the public form (back-office spec, section 3). */
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
  status: z.boolean().describe('Whether the programme office still counts on them'),
  created_at: z.iso.datetime(),
});

const office = { path: '/api/admin/moe', access: 'admin-talents', summary: 'talent registrations' } as const;

const { list, ...reading } = adminList({
  ...office,
  keys: { one: 'moeTalent', many: 'moeTalents' },
  ofPeople: true,
  record: Talent,
  filters: z.object({
    shown: z.enum(['true', 'false']).optional().catch(undefined).describe('Active or not'),
    moeAdmin: z.string().max(40).optional().catch(undefined).describe('The code of an administration'),
    competion: id().optional().catch(undefined),
    slot: z.enum(timeSlots).optional().catch(undefined).describe('With a competition: at that time, for that one'),
  }),
  sorts: ['-created_at', 'name', 'school'],
});

/** The office reads and switches what staff of the ministry registered, and edits nothing (back-office spec, section 7). */
export const adminTalents = {
  ...reading,
  list: endpoint({
    ...list,
    answer: list.answer.extend({ moreThanTotal: z.boolean().describe('True where there are more than are counted') }),
  }),
  /** The whole list in one answer, as the specification has it; our pages take the CSV file. */
  download: endpoint({
    ...reading.exportCsv,
    path: office.path,
    selectedBy: ['download'],
    summary: `All ${office.summary}, or those of a search`,
    query: reading.exportCsv.query.extend({ download: z.literal('true', { error: 'invalid' satisfies FieldCode }) }),
    answer: z.object({ success, moeTalents: z.array(reading.record) }),
  }),
  ...adminSwitch(office),
};
export type AdminTalent = z.output<typeof adminTalents.record>;

const SlotFigures = TrainingCompetition.extend({
  morning: z.number().int(),
  evening: z.number().int(),
  either: z.number().int().describe('Who would come at one time or the other'),
});
export type SlotFigures = z.output<typeof SlotFigures>;

/** Somebody who named a competition or a time twice counts once. With the administrations, by which the list is filtered. */
export const listTalentSlots = endpoint({
  method: 'GET',
  path: `${office.path}/slots`,
  access: office.access,
  summary: 'How many active talents would come to a training, by competition and time; newest season first',
  answer: z.object({ success, slots: z.array(SlotFigures), administrations: z.array(Named) }),
});
