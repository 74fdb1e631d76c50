import type { Both } from '../texts.ts';

/** The instructors of the academy, all invented. */
export const instructors = {
  rawan: { en: 'Rawan Al-Sabti', ar: 'روان السبتي' },
  majed: { en: 'Majed Al-Warraq', ar: 'ماجد الورّاق' },
  hala: { en: 'Hala Al-Nasij', ar: 'هالة النسيج' },
  yazeed: { en: 'Yazeed Al-Mirqab', ar: 'يزيد المرقاب' },
  lamia: { en: 'Lamia Al-Tawq', ar: 'لمياء الطوق' },
  faris: { en: 'Faris Al-Dalil', ar: 'فارس الدليل' },
  juri: { en: 'Juri Al-Naqsh', ar: 'جوري النقش' },
  saad: { en: 'Saad Al-Mihwar', ar: 'سعد المحور' },
} satisfies Record<string, Both>;
