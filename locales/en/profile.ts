/** A person's own page (public spec, section 2, "Profile"). */
export default {
  title: 'Profile',
  email: 'E-mail',
  membershipId: 'National ID',
  phone: 'Phone',
  account: 'Manage your STEB account',
  accountHint: 'Your name, picture and password are kept there.',
  startTeam: 'Start a team',
  transactions: 'Transactions',
  signOut: 'Log out',
  signOutFailed: 'You could not be signed out. Please try again.',
  teams: 'Your teams',
  allTeams: 'See all teams',
  type: {
    student: 'Student',
    coach: 'Coach',
    entity: 'Entity',
    admin: 'Administrator',
    subAdmin: 'Sub administrator',
    other: 'Member',
  },
  paid: {
    title: 'Payment_Successfully',
    text: 'Your team is active. The invoice is ready under your transactions, and a receipt is on its way by e-mail.',
    back: 'Back to Profile',
    invoice: 'See the invoice',
  },
};
