/** The training centres (public spec, section 2, "Centres"). */
export default {
  title: 'Training centres',
  lead: 'Kits, match tables and coaches who know the way: a place to practise in every one of the 13 regions.',
  leadOf: 'Training centres in {{region}}: address, phone and map of each, for teams and coaches who want to practise.',
  regions: 'Regions',
  all: 'All',
  allTitle: 'All regions',
  count_one: '{{count}} centre',
  count_other: '{{count}} centres',
  call: 'Call {{name}}:',
  map: 'Show on the map',
  ask: 'None of these is near your school? Write to us with your city, and we help you find a place or a visiting coach.',
  contact: 'Contact us',
  none: 'Not Found!',
  noneIn:
    'There is no centre in {{region}} yet. Look in the neighbouring regions, or write to us and we help you find a place to practise.',
  noneText:
    'The training centres are shown here as soon as they open. Write to us and we help you find a place to practise.',
  showAll: 'All regions',
};
