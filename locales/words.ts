import type { FieldCode } from '#contract/errors.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/**
 * The type of a translation: every key of the English texts. A plural key (`teams_one`, `teams_other`)
 * may have the plural forms of its own language; Arabic has six. A sentence to or about one person may have a form for
 * each gender beside the one that fits both (`body_male`, `body_female`), and one to the office (`text_office`).
 */
export type Words<English> = {
  [Key in keyof English as Key extends `${string}_office` ? never : Key]: English[Key] extends string
    ? string
    : Words<English[Key]>;
} & {
  [Key in `${string}_${Plural | 'male' | 'female' | 'office'}`]?: string;
};

/** A sentence for every code of a field; what counts has plural forms beside it. */
export type FieldSentences = Record<FieldCode, string> & { [Key in `${FieldCode}_${Plural}`]?: string };
