/** A season's page (public spec, section 2, "Season page"). */
export default {
  facts: 'The season at a glance',
  ages: 'Ages',
  team: 'Team',
  fee: 'Fee per team',
  feeText: 'With value added tax. The fee is for the whole team.',
  competitions: 'Competitions',
  competitionsText: 'Choose the one that suits your team.',
  noCompetitions: 'Not Found!',
  noCompetitionsText: 'The competitions of this season are announced here.',
  about: 'What makes this season',
  course: 'The course of the season',
  join: 'Your team could be there',
  joinText: 'A coach, two children and one good question are enough to begin.',
  over: 'The season is over',
  overText: 'See who was on the podium, and what they built.',
  register: 'Register a team',
  results: 'Results',
  seeResults: 'See the results',
  open: 'Registration is open',
  closed: 'Registration is closed',
  members_one: '{{count}} member',
  members_other: 'up to {{count}} members',
  free: 'Free',
  rules: {
    title: 'General rules',
    lead: 'They hold in every competition. Each competition adds its own.',
    participation: {
      title: 'Participation',
      text: 'Any school, club or family may enter a team. A coach or an organisation registers it here while registration is open.',
    },
    age: {
      title: 'Age',
      text: 'The years of an age level are those of the competition day. They are checked there, so bring an ID or a copy of it.',
    },
    coach: {
      title: 'Coach',
      text: 'Every team has a coach of age, who asks, encourages and keeps everyone safe, and who neither builds nor programs.',
    },
    teams: {
      title: 'Teams',
      text: 'Nobody is in a team twice, and a robot belongs to one team alone. A member who has to leave may be replaced until the first event.',
    },
    adults: {
      title: 'Adults',
      text: 'Parents and teachers are welcome in the stands. At the tables and before the judges there are only students.',
    },
    ethics: {
      title: 'Ethics code',
      text: 'We win with what we made ourselves, name those whose ideas helped us, and lend a part to those whose part broke.',
    },
    judges: {
      title: 'Judges',
      text: 'They score what they see, by the sheets published here. Objections go to the head judge on the same day; that decision is final.',
    },
    organizer: {
      title: 'National organizer',
      text: 'Runs the season in the Kingdom and may fit dates, fields and rules to it. What is published here comes first.',
    },
  },
};
