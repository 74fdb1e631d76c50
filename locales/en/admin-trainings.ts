/** The back-office's training centres (back-office spec, sections 2 to 5). */
export default {
  list: {
    text_one: '{{count}} training centre',
    text_other: '{{count}} training centres',
    search: 'Name or address, in either language',
    create: 'Add a centre',
    name: 'Training centre',
    region: 'Region',
    phone: 'Phone',
    allRegions: 'All regions',
    empty: 'No training centres yet',
    emptyText: 'Training centres appear on their own page, by region, with address, phone number and map.',
  },
  form: {
    add: 'New training centre',
    edit: 'Edit the training centre',
    gone: 'This training centre is no longer there',
    mapHint: 'Open the place in a map, then copy the link from “Share”.',
    noRegions: 'The regions could not be loaded. Please reload the page.',
  },
  fields: {
    name: 'Name in Arabic',
    name_en: 'Name in English',
    address: 'Address in Arabic',
    address_en: 'Address in English',
    region: 'Region',
    phone: 'Phone',
    location: 'Map link',
    training: 'Kind',
  },
} as const;
