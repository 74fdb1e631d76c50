/** The school or organisation that a team belongs to (public spec, section 5). */
export default {
  title: 'The team’s school or organisation',
  textUnpaid: 'It will see the team as one of its own, and the invoice is made out to it if it has a VAT number.',
  textPaid:
    'It will see the team as one of its own. An invoice that was issued stays as it is; you can have a tax invoice made out to the school afterwards, under Transactions.',
  add: 'Add school or organisation',
  change: 'Change school or organisation',
  wrong: 'Please Enter Correct CrNumber',
  failed: 'Something Went Wrong Try Again Later',
  save: 'Save',
};
