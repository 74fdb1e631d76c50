/** The mails that the portal sends. `{{…}}` stands for a value. */
export default {
  receipt: {
    subject: 'Payment received: “{{subject}}”',
    greeting: 'Hello {{name}},',
    body: 'Thank you! We have received {{total}} for “{{subject}}” ({{number}}). It is registered and active.',
    invoice: 'Tax invoice {{invoice}} is attached. You can also download it from your transactions at any time.',
    link: 'Open my transactions',
  },
  invoiceReissued: {
    subject: 'New tax invoice: “{{subject}}”',
    greeting: 'Hello {{name}},',
    body: {
      payer: 'The tax invoice for “{{subject}}” ({{number}}) was made out to {{entity}}, with its VAT number.',
      entity: 'The tax invoice for “{{subject}}” ({{number}}) was made out to you, {{entity}}, with your VAT number.',
    },
    invoice:
      'The new tax invoice {{invoice}} is attached. Credit note {{note}} cancels the first one; the amount stays the same. You can download both from your transactions at any time.',
    link: 'Open my transactions',
  },
  paymentHeld: {
    subject: 'Your bank is checking the payment: “{{subject}}”',
    greeting: 'Hello {{name}},',
    body: 'The bank is holding the payment of {{total}} for “{{subject}}” ({{number}}) and has not decided yet. The amount may be reserved on the card in the meantime.',
    wait: 'Please do not pay again. We keep asking the bank. If it agrees, the team becomes active automatically and the tax invoice follows; if it does not, nothing is charged and the fee can be paid again.',
    link: 'Open my transactions',
  },
  paymentFailed: {
    subject: 'Payment not completed: “{{subject}}”',
    greeting: 'Hello {{name}},',
    declined: 'The bank declined the payment of {{total}} for “{{subject}}” ({{number}}). Nothing was charged.',
    ended: 'The payment of {{total}} for “{{subject}}” ({{number}}) was not completed. Nothing was charged.',
    next: 'The team stays registered, and becomes active once the fee is paid. You can try again whenever you like, with another card if you wish.',
    link: 'Open my transactions',
  },
  registration: {
    subject: 'Team registered: “{{team}}”',
    greeting: 'Hello {{name}},',
    body: '“{{team}}” is registered for {{competition}}. Its team number is {{number}}.',
    unpaid: 'One step is left: pay the fee of {{total}} to make the team active.',
    free: 'This competition is free, so the team is already active.',
    asked:
      'The people you entered are asked by email whether they are in the team. Until they agree, you see only the last characters of their details.',
    link: 'Open my teams',
  },
  /** No sentence begins with a name: its script would decide the direction of the paragraph. */
  membership: {
    greeting: 'Hello {{name}},',
    office: 'the programme office',
    joined: {
      coach: {
        subject: 'Do you coach “{{team}}”?',
        body: 'You were registered as a coach of “{{team}}” ({{number}}) in {{competition}}, {{season}}, by {{by}}. Please tell us whether you are: until then the others who manage the team see your name and picture, and of the rest of your details only the last characters.',
        object:
          'If you do not coach this team, say so with the button below. You leave it at once; if its fee is paid already, whoever registered it is told.',
      },
      member: {
        subject: 'Are you in “{{team}}”?',
        body: 'You were registered as a member of “{{team}}” ({{number}}) in {{competition}}, {{season}}, by {{by}}. Please tell us whether you are in it: until then its coaches and its school see your name and picture, and of the rest of your details only the last characters.',
        object:
          'If you do not know this team or do not want to be in it, say so with the button below. You leave it at once; if its fee is paid already, whoever registered it is told.',
      },
      entity: {
        subject: 'Is “{{team}}” your team?',
        body: 'You were named as the entity of “{{team}}” ({{number}}) in {{competition}}, {{season}}, by {{by}}. Its tax invoice can be made out to you. Please tell us whether it is your team: until then you see its public profile and its transactions, and not who is in it.',
        object: 'If this team is not yours, say so with the button below, and you are taken off it at once.',
      },
    },
    left: {
      member: {
        subject: 'You are no longer a member of “{{team}}”',
        body: 'Your place in “{{team}}” ({{number}}) in {{competition}}, {{season}}, was given to another member by {{by}}.',
        object: 'If you do not agree, please talk to your coach first, or reply to this email.',
      },
      coach: {
        subject: 'You are no longer a coach of “{{team}}”',
        body: 'Your place as a coach of “{{team}}” ({{number}}) in {{competition}}, {{season}}, was given to somebody else by {{by}}.',
        object: 'If this is not right, reply to this email.',
      },
      entity: {
        subject: '“{{team}}” is no longer your team',
        body: 'Another school or organisation was named as the entity of “{{team}}” ({{number}}) in {{competition}}, {{season}}, by {{by}}. You no longer see the team.',
        object: 'If this is not right, reply to this email or write to us.',
      },
    },
    withdrawn: {
      subject: '“{{team}}” was withdrawn',
      body: 'The registration of “{{team}}” ({{number}}) in {{competition}}, {{season}}, was withdrawn by {{by}}. The team does not take part, and there is nothing to pay.',
      object: 'If this surprises you, please talk to whoever registered the team, or reply to this email.',
    },
    broughtBack: {
      subject: '“{{team}}” takes part again',
      body: 'The registration of “{{team}}” ({{number}}) in {{competition}}, {{season}}, which had been withdrawn, was brought back by {{by}}. A fee that is not paid yet is due again.',
      object: 'If this surprises you, please talk to whoever registered the team, or reply to this email.',
    },
    replaced: {
      subject: 'A member of “{{team}}” was replaced',
      body: 'A member of “{{team}}” ({{number}}) in {{competition}}, {{season}}, was replaced. The change was made by {{by}}. The team’s page shows its members as they are now.',
      object: 'If this is not right, reply to this email.',
    },
    coachReplaced: {
      subject: 'A coach of “{{team}}” was replaced',
      body: 'A coach of “{{team}}” ({{number}}) in {{competition}}, {{season}}, was replaced. The change was made by {{by}}. The team’s page shows who is in it now.',
      object: 'If this is not right, reply to this email.',
    },
    refused: {
      subject: '“{{team}}” is not the team of {{entity}}',
      body: '{{entity}} says that “{{team}}” ({{number}}) in {{competition}}, {{season}}, is not its team, and is no longer its entity. An invoice that was issued stays as it is.',
      object: 'If this surprises you, please talk to them, or name another school or organisation among your teams.',
    },
    memberLeft: {
      subject: 'A member left “{{team}}”',
      body: 'We heard from {{person}}, who was entered in “{{team}}” ({{number}}) in {{competition}}, {{season}}: they are not in it, and were taken out. You can add somebody else on the team’s page.',
      object: 'If this surprises you, please talk to them, or reply to this email.',
    },
    coachLeft: {
      subject: 'A coach left “{{team}}”',
      body: 'We heard from {{person}}, who was entered as a coach of “{{team}}” ({{number}}) in {{competition}}, {{season}}: they do not coach it, and were taken out.',
      object: 'If this surprises you, please talk to them. If the team needs another coach, reply to this email.',
    },
    memberDeclined: {
      subject: 'A member says that they are not in “{{team}}”',
      body: 'We heard from {{person}}, who was entered in “{{team}}” ({{number}}) in {{competition}}, {{season}}: they are not in it. Their details stay hidden. As long as the team has no scores, you can give the place to somebody else on its page.',
      object: 'If this surprises you, please talk to them, or reply to this email.',
    },
    coachDeclined: {
      subject: 'A coach says that they do not coach “{{team}}”',
      body: 'We heard from {{person}}, who was entered as a coach of “{{team}}” ({{number}}) in {{competition}}, {{season}}: they do not coach it, and see nobody’s details.',
      object: 'If this surprises you, please talk to them. If the team needs another coach, reply to this email.',
    },
    cameBack: {
      subject: 'Somebody is in “{{team}}” after all',
      body: 'We heard from {{person}}: they said before that they are not in “{{team}}” ({{number}}) in {{competition}}, {{season}}, and now that they are. Their place need not be given to somebody else.',
      object: 'If this surprises you, please talk to them, or reply to this email.',
    },
    contact: 'Write to us',
    answer: 'Answer: is it your team?',
    answerOwn: { coach: 'Answer: do you coach it?', member: 'Answer: are you in it?' },
    seeOwnTeams: 'Open my teams',
    seeTeams: 'See our teams',
    seeMembers: 'See the members',
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
    reopened: {
      subject: 'Scores can be submitted again: “{{team}}”',
      body: 'The programme office has reopened the scores of “{{team}}” ({{number}}) in {{competition}}. Those that were submitted no longer count; they can be submitted again on the team’s page.',
      contact: 'If you have a question about this, please contact us.',
      link: 'Open the team’s page',
    },
  },
  welcome: {
    subject: 'Your account is ready',
    greeting: 'Hello,',
    body: 'Your account for the national robotics season has been created.',
    verify: 'As a coach, please verify your account at STEB before you sign in.',
    verifyLink: 'Verify at STEB',
    link: 'Open the portal',
  },
  signUpTried: {
    subject: 'You already have an account',
    greeting: 'Hello,',
    body: 'Somebody tried to create an account at the Turs portal with your national ID or your email. You already have one: please sign in with it. A forgotten password can be set anew from the sign-in page.',
    nothing: 'If it was not you, there is nothing to do: no account was created, and yours stays as it is.',
    link: 'Sign in',
  },
  accountChanged: {
    subject: 'Your account was changed',
    greeting: 'Hello,',
    email: 'The email address of your account was changed by the programme office.',
    password_set_at: 'The password of your account was changed by the programme office.',
    own_password: 'The password of your account was changed, by somebody who is signed in to it in the back-office.',
    object: 'If you did not ask for this or do not expect it, please write to us at once.',
    link: 'Write to us',
  },
  moderation: {
    subjects: {
      hideTopic: 'Your topic in the forum was hidden',
      hideComment: 'Your comment in the forum was hidden',
      restoreTopic: 'Your topic in the forum is visible again',
      restoreComment: 'Your comment in the forum is visible again',
      close: 'Your topic in the forum was closed',
      reopen: 'Your topic in the forum is open again',
      ban: 'You can no longer post in the forum',
      lift: 'You can post in the forum again',
    },
    greeting: 'Hello,',
    bodies: {
      hideTopic: 'The programme office has hidden your topic “{{title}}” from the forum. You find your text below.',
      hideComment:
        'The programme office has hidden your comment on “{{title}}” from the forum. You find your text below.',
      restoreTopic: 'The programme office has made your topic “{{title}}” visible again.',
      restoreComment: 'The programme office has made your comment on “{{title}}” visible again.',
      close:
        'The programme office has closed your topic “{{title}}”. It can still be read, and takes no more comments.',
      reopen: 'The programme office has opened your topic “{{title}}” again. It takes comments.',
      ban: 'The programme office has banned you from posting in the forum until further notice. You can still read it.',
      lift: 'The programme office has lifted your ban. You can write topics and comments again.',
    },
    bannedUntil:
      'The programme office has banned you from posting in the forum until {{until}}. You can still read it.',
    reason: 'Reason: {{reason}}',
    object: 'If you think that this is a mistake, please write to us.',
    link: 'Write to us',
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
    withdrawn: {
      subject: 'Your account stays',
      greeting: 'Hello,',
      body: 'The request to delete your account on the portal was taken back. Your account and your data stay as they are.',
      undo: 'If it was not you, sign in and ask for the deletion again.',
      link: 'Open my data',
    },
  },
  contact: {
    subject: 'Message from {{name}}',
    body: '{{name}} has sent a message through the contact form.',
    sender: 'Email: {{email}}. Phone: {{phone}}.',
    team: 'Team number: {{number}}.',
    reply: 'Reply in the back-office, where your colleagues see it. A reply to this email reaches the sender, too.',
    link: 'Open the message',
  },
  contactReply: {
    subject: 'Our reply to your message: “{{beginning}}”',
    greeting: 'Hello {{name}},',
    again: 'To write to us again about this, reply to this email.',
    regards: 'With kind regards,\nThe programme office',
    quoted: 'On {{day}} we received this message, which gives your email address:',
  },
};
