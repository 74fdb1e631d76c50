/** The back-office's FAQs (back-office spec, sections 2 to 5). */
export default {
  list: {
    text_one: '{{count}} question',
    text_other: '{{count}} questions',
    search: 'Question or answer, in either language',
    create: 'Add a question',
    question: 'Question',
    questionAr: 'Question in Arabic',
    questionEn: 'Question in English',
    status: 'Shown',
    shown: 'Show on the site',
    statusFilter: 'Shown or hidden',
    allStatuses: 'All questions',
    onlyShown: 'Shown',
    onlyHidden: 'Hidden',
    show: 'Show',
    hide: 'Hide',
    empty: 'No questions yet',
    emptyText: 'Questions that people often ask appear on the home page, with their answers.',
  },
} as const;
