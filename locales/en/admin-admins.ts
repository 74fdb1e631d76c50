import people from './admin-users.ts';

/** The administrators of the back-office (back-office spec, sections 2 to 9); the rest is in `admin-users`. */
export default {
  list: {
    text_one: '{{count}} administrator',
    text_other: '{{count}} administrators',
    search: people.list.search,
    create: 'Add an administrator',
    empty: 'No administrators found',
    emptyText: 'Administrators and sub admins appear here.',
  },
  form: { add: 'New administrator', edit: 'Edit the administrator', gone: 'This administrator is no longer there' },
  fields: people.fields,
} as const;
