/**
 * The shape that a translation must have: every key of the English words. A plural key (`teams_one`, `teams_other`)
 * may bring the forms its own language has; Arabic has six.
 */
export type Words<English> = { [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]> } & {
  [Key in `${string}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`]?: string;
};
