/** The back-office's FAQs (back-office spec, sections 2 to 5). */
export default {
  list: {
    text_one: '{{count}} question',
    text_other: '{{count}} questions',
    search: 'Question or answer, in either language',
    create: 'Add a question',
    name: 'Question',
    empty: 'No questions yet',
    emptyText: 'Questions that people often ask appear on the home page, with their answers.',
  },
  form: {
    add: 'New question',
    edit: 'Edit the question',
    gone: 'This question is no longer there',
  },
  fields: {
    name: 'Question in Arabic',
    name_en: 'Question in English',
    description: 'Answer in Arabic',
    description_en: 'Answer in English',
    status: 'Shown to visitors',
    order_id: 'Place in the list',
  },
} as const;
