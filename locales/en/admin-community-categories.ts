/** The back-office's categories of the forum. */
export default {
  list: {
    text_one: '{{count}} category',
    text_other: '{{count}} categories',
    search: 'Name, in either language',
    create: 'Add a category',
    name: 'Category',
    empty: 'No categories yet',
    emptyText: 'Every topic of the forum is in a category; they are its tabs.',
  },
  form: {
    add: 'New category',
    edit: 'Edit the category',
    gone: 'This category is no longer there',
  },
  fields: {
    name: 'Name in Arabic',
    name_en: 'Name in English',
    status: 'Shown to visitors',
    order_id: 'Place in the list',
  },
} as const;
