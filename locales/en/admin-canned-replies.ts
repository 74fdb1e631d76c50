/** The back-office's canned replies to contact messages. */
export default {
  list: {
    text_one: '{{count}} canned reply',
    text_other: '{{count}} canned replies',
    search: 'Name or text, in either language',
    create: 'Add a canned reply',
    name: 'Canned reply',
    empty: 'No canned replies yet',
    emptyText: 'Texts for questions that keep coming. Whoever replies to a message can begin with one.',
  },
  form: {
    add: 'New canned reply',
    edit: 'Edit the canned reply',
    gone: 'This canned reply is no longer there',
    hint: 'Without a greeting and closing: the email begins with a greeting and the sender’s name, and ends with the closing of the programme office.',
  },
  fields: {
    name: 'Name in Arabic',
    name_en: 'Name in English',
    text: 'Text in Arabic',
    text_en: 'Text in English',
  },
} as const;
