/** Messages of successful calls. */
export default {
  signedIn: 'Sign in Suucessfully!',
  signedOut: 'Sign out Suucessfully!',
  coachSignedUp: 'Account Create Successfully, Please Verify your Account From STEB.',
  /** A refusal in STEB's own words, after our sentence. */
  stebSays: '{{ours}} STEB says: {{theirs}}',
  uploaded: 'Information Submited Successfully!',
  entityAttached: 'Information Submited Successfully!',
  memberReplaced: 'The member was replaced. Everyone concerned is told by email.',
  replacedMeanwhile:
    'Somebody was first: {{by}} replaced this member on {{at}}. Nothing was changed; the page shows the team as it is now.',
  withdrawn: 'The team was withdrawn.',
  office: 'the programme office',
  scoresReopened: 'The scores can be submitted again.',
  scoresSubmitted: 'Submit Successfull',
  deletionRequested: 'We have received your request.',
  deletionWithdrawn: 'Your request was taken back.',
  accountDeleted: 'The account was deleted.',
  registered: 'Information Submited Successfully!',
  /** What is paid for, on the page where the card is entered. */
  teamFee: 'Team {{number}}: {{competition}}',
  /** Of the back-office. */
  recordSaved: 'Saved Successfully!',
  recordUpdated: 'Update Successfully!',
  boardPublished: 'The results are published.',
  boardTakenBack: 'The results are taken back. Visitors no longer see them.',
  resultsImported: 'Import Successfully!',
  importUndone: 'The import was undone. The results are as they were before it.',
  batchBegun: 'The certificates are being prepared.',
  mailingQueued: 'The mail is on its way.',
  personRefreshed: 'Saved as STEB has it.',
  nameMended: 'A name was misspelt; issued anew.',
  replySent: 'Email send Successfully!',
  /** Of the forum. */
  bannedUntil: 'You cannot post in the forum until {{until}}.',
  banned: 'You cannot post in the forum until the programme office allows it again.',
};
