import { z } from 'zod';

/** A name that nobody has is left out, as one of the wrong type is. */
const text = z
  .union([z.string().max(200), z.number()])
  .transform(String)
  .nullish()
  .catch(null);
/** A name in one language at least; the other is then the same. */
const inBothLanguages = (ar: string | null | undefined, en: string | null | undefined) => ({
  ar: ar || en || '',
  en: en || ar || '',
});

const Skill = z
  .object({ _id: text, name: text, name_en: text, level: z.coerce.number().min(0).max(100).nullish().catch(null) })
  .transform(({ _id, name, name_en, level }) => {
    const names = inBothLanguages(name, name_en);
    return { _id: _id ?? names.en, name: names.ar, name_en: names.en, level: level == null ? null : Math.round(level) };
  })
  .refine(({ name }) => name !== '');

const Education = z
  .object({
    ...{ _id: text, school: text, degree: text, degree_en: text },
    start_year: z.coerce.number().int().min(1900).max(2200).nullish().catch(null),
  })
  .transform(({ _id, school, degree, degree_en, start_year }) => {
    const degrees = inBothLanguages(degree, degree_en);
    return {
      _id: _id ?? `${school} ${degrees.en}`,
      school: school ?? '',
      degree: degrees.ar,
      degree_en: degrees.en,
      start_year: start_year ?? null,
    };
  })
  .refine(({ school, degree }) => school !== '' || degree !== '');

/** More than this nobody has, and a page must not grow without end. */
const MOST = 50;

/** A list of which every entry is read for itself: one that says nothing is left out, and takes no other with it. */
const listOf = <T>(entry: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((entries) => (entries ?? []).flatMap((one) => entry.safeParse(one).data ?? []).slice(0, MOST));

/** The `user` in the answer of `skills/user` (public spec, section 7). */
export const StebSkills = z
  .object({ skilles: listOf(Skill), education: listOf(Education) })
  .transform(({ skilles, education }) => ({ skills: skilles, education }));
export type StebSkills = z.output<typeof StebSkills>;
