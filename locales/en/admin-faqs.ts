/** The back-office's questions and answers (back-office spec, section 2). */
export default {
  form: {
    add: 'New question',
    edit: 'Edit the question',
  },
  /** The fields, by their names on the wire: in the form, in the log and where two versions meet. */
  fields: {
    name: 'Question in Arabic',
    name_en: 'Question in English',
    description: 'Answer in Arabic',
    description_en: 'Answer in English',
    status: 'Shown to visitors',
    order_id: 'Place in the list',
  },
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
