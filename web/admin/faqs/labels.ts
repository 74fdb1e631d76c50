import { useWords } from '#web/lib/words.tsx';

/** The names of a question's fields: in the form, in its log, and where two versions meet. */
export function useFaqLabels() {
  const t = useWords('admin-faqs');
  return {
    name: t('fields.name'),
    name_en: t('fields.name_en'),
    description: t('fields.description'),
    description_en: t('fields.description_en'),
    status: t('fields.status'),
    order_id: t('fields.order_id'),
  };
}
