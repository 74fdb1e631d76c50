import type { FaqRecord } from '#server/features/faqs/index.ts';

/** A question as the sample content writes it; answers are simple HTML. */
export type DemoFaq = Pick<FaqRecord, 'question' | 'questionEn' | 'answer' | 'answerEn'>;
