import { timeSlots } from '#contract/endpoints/talents.ts';

const names = {
  morning: { name: 'صباحًا', name_en: 'Morning' },
  evening: { name: 'مساءً', name_en: 'Evening' },
};

/** When a training may be held (public spec, section 9). */
export const slots = timeSlots.map((_id) => ({ _id, ...names[_id] }));
