/** Writing to the office, and the other ways to reach it. */
export default {
  title: 'Contact us',
  lead: 'Do you have a question about a season, a team or a payment? We are happy to help.',
  form: {
    title: 'Write to us',
    name: 'Name',
    email: 'Email',
    emailHint: 'We will reply to this address.',
    phone: 'Phone number',
    team_no: 'Team number',
    team_noHint: 'If you are writing about a team, give its number so that we can find it quickly.',
    message: 'Message',
    send: 'Send message',
    privacy: 'We only use your details to answer you. Read our <policy>privacy policy</policy>.',
  },
  success: 'Send Message Successfully!',
  sent: {
    title: 'We have your message',
    text: 'Thank you for writing. We read every message and will reply to <address>{{email}}</address>.',
    another: 'Write another message',
    home: 'Back to Home',
  },
  ways: {
    title: 'Other ways to reach us',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
};
