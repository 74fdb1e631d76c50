/** The questions in the back-office. */
export default {
  csv: {
    name: 'Question in Arabic',
    name_en: 'Question in English',
    description: 'Answer in Arabic',
    description_en: 'Answer in English',
    shown: 'Shown',
    yes: 'Yes',
    no: 'No',
    updated: 'Last changed',
    updatedBy: 'Changed by',
  },
};
