import people from './admin-users.ts';

/** The members of the back-office (back-office spec, sections 2 to 9); the rest is in `admin-users`. */
export default {
  list: {
    text_one: '{{count}} member',
    text_other: '{{count}} members',
    search: people.list.search,
    create: 'Add Members',
    empty: 'No members yet',
    emptyText: 'Students who sign in appear here.',
  },
  form: { add: 'New member', edit: 'Edit the member', gone: 'This member is no longer there' },
  fields: people.fields,
} as const;
