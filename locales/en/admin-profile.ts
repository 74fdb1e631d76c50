/** The own account of people of the office. */
export default {
  title: 'My account',
  since: 'In the portal since',
  elsewhere:
    'Your name, email and national ID are changed at STEB or by an administrator; your role by another administrator.',
  atSteb: 'My account at STEB',
  asOthers: 'My account as administrators see it',
  form: {
    name: 'Picture and phone',
    gone: 'This account is no longer there',
    pictureStays: 'STEB has kept the picture. Remove it in your account at STEB.',
  },
  password: {
    title: 'Password',
    text: 'It is your password at STEB, also for other sites that you sign in to with STEB. Changing it ends your other sessions, and you are told by email.',
    rule: 'At least {{count}} characters.',
    change: 'Change the password',
  },
  fields: {
    picture: 'Picture',
    phone_number: 'Phone number',
    current_password: 'Present password',
    password: 'New password',
    c_password: 'New password once more',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'If you do not know one of them, end it and change your password. A session ends by itself after 14 days without use.',
    thisOne: 'This browser',
    since: 'Signed in <when></when>',
    seen: 'Last recorded use <when></when>',
    end: 'End',
    endOf: 'End the session: {{device}}',
    endOthers: 'End all others',
    ask: 'End all other sessions?',
    askText: 'You are signed out at once everywhere but in this browser.',
  },
} as const;
