/** The entity that a team belongs to: its school or organisation (public spec, section 5). */
export default {
  title: 'The team’s entity',
  textUnpaid:
    'The school or organisation behind the team. We ask it by email whether the team is its own; only then does it see who is in it. The invoice is made out to it at once if it has a VAT number.',
  textPaid:
    'The school or organisation behind the team. We ask it by email whether the team is its own; only then does it see who is in it. An invoice that was issued stays as it is; you can have a new one made out to the entity afterwards, under Transactions.',
  add: 'Add entity',
  change: 'Change entity',
  wrong: 'Please Enter Correct CrNumber',
  failed: 'Something Went Wrong Try Again Later',
  save: 'Save',
  waits: 'It has not said yet that the team is its own.',
  agrees: 'It said that the team is its own.',
  ask: {
    title: 'Is this your team?',
    lead: 'Somebody named you as its school or organisation. Until you say that it is yours, you see its public profile and its transactions, and not who is in it.',
    yes: 'Yes, it is our team',
    no: 'No, it is not ours',
    sure: 'You are taken off the team at once, and its coach is told. An invoice that was issued stays as it is.',
    sureYes: 'Take us off the team',
    leave: 'This is not our team',
    agreed:
      'You said that it is your team. If that is not right, take yourselves off on the page of the team, or write to us.',
    seeTeams: 'Our teams',
    goneText:
      'It may have been cut off, or a newer email has another one, the team was withdrawn, or it has another school or organisation by now. If you have a question, please write to us.',
  },
};
