import type { Language } from '#contract/languages.ts';
import { milestoneKinds } from '#contract/milestone.ts';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

export interface RegionChoice {
  _id: string;
  ar_name: string;
  en_name: string;
}

/** Kinds of dates, and the regions that they name, in the log and where two versions meet. */
export function useNamesInDates(regions: readonly RegionChoice[]) {
  const t = useWords('admin-seasons');
  const { lang } = useLanguage();
  return {
    milestones: Object.fromEntries([
      ...milestoneKinds.map((kind) => [kind, t(`milestones.kinds.${kind}`)]),
      ...regions.map((region) => [region._id, nameOfRegion(lang, region)]),
    ]) as Record<string, string>,
  };
}

export const nameOfRegion = (language: Language, { ar_name, en_name }: RegionChoice) =>
  local(language, { name: ar_name, name_en: en_name }, 'name');
