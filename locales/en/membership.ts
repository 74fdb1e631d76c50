/** Somebody who was entered in a team says whether they are in it. */
export default {
  title: 'Are you in this team?',
  titleCoach: 'Do you coach this team?',
  lead: 'Somebody entered you in it. Until you agree, its coaches and its school see your name and picture, and the rest of your details is hidden from them.',
  yes: 'Yes, I am in this team',
  no: 'No, I am not',
  sure: 'You leave the team at once, and its coach is told. If its fee is paid already, or it has scores, your details are hidden and the coach is asked to give your place to somebody else.',
  sureYes: 'I am not in this team',
  leave: 'I am not in this team',
  agreed:
    'You said that you are in this team. If that is not right, you can leave it on the team’s page, or write to us.',
  refused: 'You said that you are not in this team. Your coach is asked to give your place to somebody else.',
  seeTeams: 'My teams',
  goneText:
    'It may have been cut off, or a newer email has another one, the team was withdrawn, or you are in it no more. If you have a question, please write to us.',
};
