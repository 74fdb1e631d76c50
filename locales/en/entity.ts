/** The entity that a team belongs to: its school or organisation (public spec, section 5). */
export default {
  title: 'The team’s entity',
  textUnpaid:
    'The school or organisation behind the team. It will see the team as one of its own and is told by email; the invoice is made out to it if it has a VAT number.',
  textPaid:
    'The school or organisation behind the team. It will see the team as one of its own and is told by email. An invoice that was issued stays as it is; you can have a new one made out to the entity afterwards, under Transactions.',
  add: 'Add entity',
  change: 'Change entity',
  wrong: 'Please Enter Correct CrNumber',
  failed: 'Something Went Wrong Try Again Later',
  save: 'Save',
};
