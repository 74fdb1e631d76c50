/** The mails that the portal sends. `{{…}}` stands for a value. */
export default {
  receipt: {
    subject: 'Payment received: “{{subject}}”',
    greeting: 'Hello {{name}},',
    body: 'Thank you! We have received {{total}} for “{{subject}}” ({{number}}). It is registered and active.',
    invoice: 'Tax invoice {{invoice}} is attached. You can also download it from your transactions at any time.',
    link: 'Open my transactions',
  },
  registration: {
    subject: 'Team registered: “{{team}}”',
    greeting: 'Hello {{name}},',
    body: '“{{team}}” is registered for {{competition}}. Its team number is {{number}}.',
    unpaid: 'One step is left: pay the fee of {{total}} to make the team active.',
    free: 'This competition is free, so the team is already active.',
    link: 'Open my teams',
  },
  certificate: {
    subject: 'Certificate issued: “{{team}}”',
    greeting: 'Hello {{name}},',
    body: 'Congratulations! “{{team}}” has its {{certificate}} in {{competition}}. Download it in Arabic and English from the team’s page.',
    check: 'Its number is {{serial}}.',
    link: 'Open the team’s page',
  },
  scores: {
    subject: 'Scores received: “{{team}}”',
    greeting: 'Hello {{name}},',
    body: 'We have received the scores that you submitted for “{{team}}” ({{number}}) in {{competition}}.',
    bodyOther: '{{sender}} submitted the scores of “{{team}}” ({{number}}) in {{competition}}.',
    once: 'Scores can be submitted only once. If something is wrong with them, please contact us.',
    link: 'See the scores',
  },
  welcome: {
    subject: 'Your account is ready',
    greeting: 'Hello,',
    body: 'Your account for the national robotics season has been created.',
    verify: 'As a coach, please verify your account at STEB before you sign in.',
    verifyLink: 'Verify at STEB',
    link: 'Open the portal',
  },
  deletion: {
    office: {
      subject: 'A request to delete an account is waiting',
      body: 'Somebody has asked for their account to be deleted. Please carry it out in the back-office within 30 days.',
      link: 'Open the requests',
    },
    person: {
      subject: 'We have received your request to delete your account',
      greeting: 'Hello,',
      body: 'We have received your request to delete your account on the portal. The programme office carries it out within 30 days; then it cannot be undone, and you will hear nothing more from us.',
      undo: 'If you have changed your mind, or if it was not you who asked, sign in and take the request back.',
      link: 'Take the request back',
    },
  },
  contact: {
    subject: 'Message from {{name}}',
    body: '{{name}} has sent a message through the contact form.',
    sender: 'Email: {{email}}. Phone: {{phone}}.',
    team: 'Team number: {{number}}.',
    reply: 'Reply to this email to answer the sender directly.',
  },
};
