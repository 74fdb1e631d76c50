/** What is said to everybody who is asked whether a team is theirs: schools, coaches and members. */
export default {
  competition: 'Competition',
  season: 'Season',
  by: 'Team registered by',
  back: 'Back',
  gone: 'This link is no longer valid',
  contact: 'Write to us',
  loading: 'Loading',
  failed: 'Something Went Wrong Try Again Later',
};
