/** Messages of successful calls. */
export default {
  saved: 'Saved Successfully!',
  updated: 'Update Successfully!',
  banned: 'The programme office has banned you from posting in the forum. Reason: {{reason}}',
  bannedUntil: 'The programme office has banned you from posting in the forum until {{until}}. Reason: {{reason}}',
  signedIn: 'Sign in Suucessfully!',
  signedOut: 'Sign out Suucessfully!',
  coachSignedUp: 'Account Create Successfully, Please Verify your Account From STEB.',
  /** A refusal in STEB's own words, after our sentence. */
  stebSays: '{{ours}} STEB says: {{theirs}}',
  uploaded: 'Information Submited Successfully!',
  entityAttached: 'Information Submited Successfully!',
  entityAsked:
    'Information Submited Successfully! The school or organisation is asked by email whether the team is its own.',
  entityAgreed: 'Thank you. It is one of your teams now.',
  entityRefused: 'Thank you. You are no longer the entity of this team.',
  memberReplaced: 'The member was replaced. Everyone concerned is told by email.',
  memberAdded: 'The new member was added, and is asked by email.',
  membershipAgreed: 'Thank you. You are in this team.',
  membershipLeft: 'You are no longer in this team. Whoever registered it is told.',
  membershipRefused: 'Thank you. Your details stay hidden, and whoever registered the team is told.',
  replacedMeanwhile:
    'Somebody was first: {{by}} replaced this member on {{at}}. Nothing was changed; the page shows the team as it is now.',
  withdrawn: 'The team was withdrawn.',
  office: 'the programme office',
  replySent: 'Email send Successfully!',
  scoresOpenAt: 'Scores can be handed in once the first event of the season begins: {{at}}.',
  scoresSubmitted: 'Submit Successfull',
  deletionRequested: 'We have received your request.',
  deletionWithdrawn: 'Your request was taken back.',
  accountDeleted: 'The account was deleted.',
  registered: 'Information Submited Successfully!',
};
