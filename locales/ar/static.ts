import type { WordsOf } from '../index.ts';

export default {
  privacy: { title: 'سياسة الخصوصية', lead: 'ما نحتفظ به عنك، ولماذا، وإلى متى.' },
  terms: { title: 'الشروط والأحكام', lead: 'ما يسري عند تسجيل فريق ودفع رسومه.' },
} satisfies WordsOf<'static'>;
