/** The back-office's partners (back-office spec, sections 2 to 5). */
export default {
  list: {
    text_one: '{{count}} partner',
    text_other: '{{count}} partners',
    search: 'Name or link',
    create: 'Add a partner',
    name: 'Partner',
    link: 'Link',
    empty: 'No partners yet',
    emptyText: 'The logos of partners appear on the home page and on the page about us.',
  },
  form: {
    add: 'New partner',
    edit: 'Edit the partner',
    gone: 'This partner is no longer there',
    logoHint: 'It stands on a light ground, also in dark mode. A logo without a background looks best.',
    nameHint: 'Read out to people who cannot see the logo.',
    linkHint: 'The partner’s own page, such as https://example.com',
  },
  fields: {
    file_path: 'Logo',
    name: 'Name in Arabic',
    name_en: 'Name in English',
    link: 'Link',
    status: 'Shown to visitors',
    order_id: 'Place in the list',
  },
} as const;
