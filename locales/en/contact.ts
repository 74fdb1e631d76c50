/** Writing to the office, and the other ways to reach it. */
export default {
  title: 'Contact us',
  lead: 'Questions about a season, a team or a payment? We are glad to help.',
  form: {
    title: 'Write to us',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'Our answer goes to this address.',
    phone: 'Phone number',
    team_no: 'Team number',
    team_noHint: 'If it is about a team: its number, for example F25-0012, so that we find it at once.',
    message: 'Message',
    send: 'Send message',
    privacy: 'We use what you enter to answer you. More in the <policy>privacy policy</policy>.',
  },
  success: 'Send Message Successfully!',
  sent: {
    title: 'Your message is with us',
    text: 'Thank you for writing. Our office reads every message and answers to <address>{{email}}</address>.',
    another: 'Write another message',
    home: 'Back to Home',
  },
  ways: {
    title: 'Other ways to reach us',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
  },
};
