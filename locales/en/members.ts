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
  add: 'Add a member',
  askAdd: 'Add this member?',
  askAddText: '<joined>{{joined}}</joined> joins the team, and is asked by email.',
  asked: 'No answer yet',
  refused: 'Said no',
  refusedText: 'They said that they are not in this team. Their details stay hidden.',
  waiting_one:
    'One person has not said yet that they are in the team. They are asked by email, and on their own page here; the rest of their details appear once they agree.',
  waiting_other:
    '{{count}} people have not said yet that they are in the team. They are asked by email, and on their own pages here; the rest of their details appear once they agree.',
  locked: 'The team has scores or a result, so its members stay as they are.',
  contact: 'Contact us if one of them is wrong',
};
