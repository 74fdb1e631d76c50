/** A season's page (public spec, section 2, "Season page"). */
export default {
  competitions: 'Competitions',
  competitionsText: 'Choose the one that suits your team.',
  noCompetitions: 'Not Found!',
  noCompetitionsText: 'The competitions of this season are announced here.',
  about: 'What makes this season',
  register: 'Register a team',
  results: 'Results',
  open: 'Registration is open',
  closed: 'Registration is closed',
  members_one: '{{count}} member',
  members_other: 'up to {{count}} members',
  free: 'Free',
};
