/** The mails that the portal sends. `{{…}}` stands for a value. */
export default {
  receipt: {
    subject: 'Payment received: {{team}}',
    greeting: 'Hello {{name}},',
    body: 'We have received {{total}} for the team {{team}} ({{number}}). Thank you! The team is registered and active.',
    invoice: 'Tax invoice {{invoice}} is attached to this mail, and is always in your transactions.',
    link: 'Open my transactions',
  },
  registration: {
    subject: 'Team registered: {{team}}',
    greeting: 'Hello {{name}},',
    body: 'The team {{team}} is registered for {{competition}} with the number {{number}}.',
    unpaid: 'One step is left: pay the fee of {{total}} to make the team active.',
    free: 'There is no fee for this competition: the team is active.',
    link: 'Open my teams',
  },
  welcome: {
    subject: 'Your account is ready',
    greeting: 'Hello,',
    body: 'Your account for the national robotics season has been created.',
    verify: 'As a coach, please verify your account at STEB before you sign in.',
    verifyLink: 'Verify at STEB',
    link: 'Open the portal',
  },
  contact: {
    subject: 'Message from {{name}}',
    body: '{{name}} has written to the office through the contact form.',
    sender: 'E-mail: {{email}}. Phone: {{phone}}.',
    team: 'Team number: {{number}}.',
    reply: 'Answer this mail, and your answer goes to the sender.',
  },
};
