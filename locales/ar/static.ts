import type { WordsOf } from '../index.ts';

export default {
  privacy: { title: 'سياسة الخصوصية', lead: 'ما نحتفظ به عنك، ولماذا، وإلى متى.' },
  terms: { title: 'الشروط والأحكام', lead: 'ما يسري عند تسجيل فريق ودفع رسومه.' },
  centres: {
    title: 'مراكز التدريب',
    lead: 'يُقدَّم التدريب في كل منطقة من مناطق المملكة الثلاث عشرة.',
    regions: 'المناطق',
    ask: 'هل تودّ التدريب قرب مدرستك؟ اكتب إلينا واذكر منطقتك وسندلّك على أقرب مركز.',
  },
} satisfies WordsOf<'static'>;
