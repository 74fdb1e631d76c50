/** The training centres (public spec, section 2, "Centres"). */
export default {
  title: 'Training centres',
  lead: 'Kits, match tables and experienced coaches: a place to practise in each of the 13 regions.',
  leadOf:
    'Training centres in {{region}}: addresses, phone numbers and maps for teams and coaches who want to practise.',
  regions: 'Regions',
  all: 'All',
  allTitle: 'All regions',
  count_one: '{{count}} centre',
  count_other: '{{count}} centres',
  call: 'Call {{name}}:',
  map: 'Show on the map',
  ask: 'Is none of these near your school? Tell us your city and we will help you find a place or a visiting coach.',
  contact: 'Contact us',
  none: 'Not Found!',
  noneIn:
    'There is no centre in {{region}} yet. Try a neighbouring region, or write to us and we will help you find a place to practise.',
  noneText:
    'Training centres appear here as soon as they open. Write to us and we will help you find a place to practise.',
  showAll: 'All regions',
};
