/** How people take part who cannot register a team (public spec, section 6), mostly students. */
export default {
  open: 'Registration is open',
  closed: 'Registration is closed',
  free: 'Free',
  register: 'Register a team',
  haveAccount: 'I have an account',
  results: 'Results',
  how: 'How do I take part?',
  title: 'Coaches and schools register the teams',
  text: 'You take part as a member. Give your coach your membership ID and the coach will add you to the team. It will then appear in My Teams.',
  noCoach: 'No coach yet? Ask a teacher or a parent to create a coach account.',
  number: 'Your membership ID',
  copy: 'Copy the number',
  copied: 'Copied',
  selected: 'Selected: copy it with your keyboard or a long press.',
  inProfile: 'Your membership ID is in your profile',
  myTeams: 'See My Teams',
};
