/** The back-office's first page. */
export default {
  title: 'Dashboard',
  text: 'Live figures.',
  teams: 'Teams',
  paid: 'Paid',
  unpaid: 'Pending',
  income: 'Income',
  incomeText: 'Received, with tax',
  review: 'Payments to review',
  reviewText: 'The payment provider and our records disagree',
  refunds: 'To be refunded',
  refundsText: 'Charged twice, to be refunded',
  nothing: 'Nothing to do',
  share: '{{percent}} of all teams are paid',
  noTeams: 'No team has registered yet',
};
