/** Whoever is asked whether a team is theirs: what coaches and members are, and what is said to schools, too. */
export default {
  coach: {
    title: 'Do you coach this team?',
    yes: 'Yes, I coach it',
    no: 'No, I do not',
    leave: 'I do not coach this team',
    agreed: 'You said that you coach this team.',
    refused: 'You said that you do not coach this team. Whoever registered it was told.',
  },
  member: {
    title: 'Are you in this team?',
    yes: 'Yes, I am in this team',
    no: 'No, I am not',
    leave: 'I am not in this team',
    agreed: 'You said that you are in this team.',
    refused: 'You said that you are not in this team. Whoever registered it was told.',
  },
  lead: 'Somebody entered you in it. Until you agree, those who manage the team see your name and picture, and of the rest of your details only the last characters.',
  sure: 'The coach is told. You leave the team at once; only if its fee is paid already, or it has scores, you stay on its list, with your details hidden, until your place is given to somebody else.',
  sureYes: 'Take me out',
  changed: 'If that is not right, leave it on the team’s page, or write to us.',
  seeTeams: 'My teams',
  goneText:
    'You may no longer be in the team, a newer email may have another link, the team may have been withdrawn, or the link was cut off. If you have a question, please write to us.',
  competition: 'Competition',
  season: 'Season',
  by: 'Team registered by',
  back: 'Back',
  gone: 'This link is no longer valid',
  contact: 'Write to us',
  loading: 'Loading',
  failed: 'Something Went Wrong Try Again Later',
};
