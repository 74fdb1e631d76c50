import type en from '../en/certificate-paper.ts';

export default {
  q: { title: 'شهادة تأهل', for: 'تقديرًا لتأهله إلى المنافسة في' },
  f: { title: 'شهادة إنجاز', for: 'تقديرًا لإحرازه' },
  place: 'المركز {{rank}}',
  in: 'في',
  awarded: 'تُمنح هذه الشهادة إلى',
  members: 'الأعضاء',
  coaches: 'بتدريب',
  team: 'رقم الفريق',
  issued: 'صدرت في',
  check: 'امسح الرمز، أو أدخل الرقم في',
  serial: 'رقم الشهادة',
  medals: { gold: 'الذهب', silver: 'الفضة', bronze: 'البرونز' },
} satisfies typeof en;
