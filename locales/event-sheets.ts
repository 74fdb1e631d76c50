import type { Language } from '#contract/languages.ts';

/** The words of the sheets on which teams are ticked off at an event. */
const ar = {
  here: 'حضر',
  number: 'الرقم',
  team: 'الفريق',
  school: 'المدرسة',
  coach: 'المدرب وهاتفه',
  teams: 'عدد الفرق',
  made: 'بتاريخ {{day}}',
  part: 'الجزء {{part}} من {{parts}}',
};
const en: typeof ar = {
  here: 'Here',
  number: 'Number',
  team: 'Team',
  school: 'School',
  coach: 'Coach and phone',
  teams: 'Teams',
  made: 'as of {{day}}',
  part: 'part {{part}} of {{parts}}',
};

export const eventSheetWords: Record<Language, typeof ar> = { ar, en };
