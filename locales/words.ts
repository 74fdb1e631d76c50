/**
 * The type of a translation: every key of the English texts. A plural key (`teams_one`, `teams_other`)
 * may have the plural forms of its own language; Arabic has six.
 */
export type Words<English> = { [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]> } & {
  [Key in `${string}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`]?: string;
};
