/** Replacing a member of a team (public spec, sections 2 and 5). */
export default {
  replace: 'Replace member',
  replaceNamed: 'Replace member: {{name}}',
  title: 'Replace a member',
  text: 'Who takes the place of <name>{{name}}</name>?',
  number: 'Membership ID of the new member',
  hint: '10 digits: the national ID or residence number that they registered with at STEB',
  tooShort: 'Please enter all 10 digits.',
  notFound: 'Member is Not Found!',
  already: 'This person is already in the team.',
  next: 'Replace',
  ask: 'Replace this member?',
  askText:
    '<left>{{left}}</left> leaves the team, and <joined>{{joined}}</joined> takes their place. Both are told by email.',
  askYes: 'Yes, replace',
  unconfirmed: 'Their full details appear here once they have signed in to the portal.',
  how: 'To replace a member, open their card.',
  until:
    'Members can be replaced until the scores or the work of the team are handed in, or its result is out. After that they stay as they are.',
  locked: 'Scores or work were handed in for the team, or it has a result, so its members stay as they are.',
  contact: 'Contact us if one of them is wrong',
};
