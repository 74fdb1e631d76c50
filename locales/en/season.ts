/** A season's page (public spec, section 2, "Season page"). */
export default {
  facts: 'The season at a glance',
  ages: 'For',
  team: 'Team',
  fee: 'Fee per team',
  feeText: 'Including value added tax. The fee covers the whole team.',
  competitions: 'Competitions',
  competitionsText: 'Choose the one that suits your team.',
  noCompetitions: 'Not Found!',
  noCompetitionsText: 'The competitions of this season will be announced here.',
  about: 'What makes this season special',
  course: 'How the season runs',
  join: 'Your team could be there',
  joinText: 'All you need to start is a coach, two children and one good question.',
  over: 'The season is over',
  overText: 'See who was on the podium, and what they built.',
  register: 'Register a team',
  results: 'Results',
  seeResults: 'See the results',
  open: 'Registration is open',
  closed: 'Registration is closed',
  members_one: '{{count}} member',
  members_other: 'Up to {{count}} members',
  free: 'Free',
  rules: {
    title: 'General rules',
    lead: 'They apply to every competition. Each competition adds its own.',
    participation: {
      title: 'Participation',
      text: 'Any school, club or family can enter a team. A coach or an organisation registers it here while registration is open.',
    },
    age: {
      title: 'Age',
      text: 'What counts is how old a member is on the day of registration. Ages are checked at the competition, so bring an ID or a copy of one.',
    },
    coach: {
      title: 'Coach',
      text: 'Every team has an adult coach who asks questions, encourages and keeps everyone safe, but does not build or program.',
    },
    teams: {
      title: 'Teams',
      text: 'Nobody can be in the same team twice, and teams cannot share a robot. A member who has to leave can be replaced until the first event.',
    },
    adults: {
      title: 'Adults',
      text: 'Parents and teachers are welcome in the stands. Only students stand at the tables and in front of the judges.',
    },
    ethics: {
      title: 'Ethics code',
      text: 'We win with what we made ourselves, credit the people whose ideas helped us, and lend a part to a team whose part broke.',
    },
    judges: {
      title: 'Judges',
      text: "They score what they see, using the sheets published here. Objections go to the head judge on the same day. The head judge's decision is final.",
    },
    organizer: {
      title: 'National organizer',
      text: 'Runs the season in the Kingdom and may adapt dates, fields and rules. What is published here takes precedence.',
    },
  },
};
