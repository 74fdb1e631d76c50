/** Messages of successful calls. */
export default {
  signedIn: 'Sign in Suucessfully!',
  signedOut: 'Sign out Suucessfully!',
  coachSignedUp: 'Account Create Successfully, Please Verify your Account From STEB.',
  /** A refusal in STEB's own words, after our sentence. */
  stebSays: '{{ours}} STEB says: {{theirs}}',
  uploaded: 'Information Submited Successfully!',
  entityAttached: 'Information Submited Successfully!',
  scoresSubmitted: 'Submit Successfull',
  deletionRequested: 'We have received your request.',
  deletionWithdrawn: 'Your request was taken back.',
  accountDeleted: 'The account was deleted.',
  registered: 'Information Submited Successfully!',
};
