/** The back-office's first page. */
export default {
  title: 'Dashboard',
  text: 'Counted at this moment.',
  teams: 'Teams',
  paid: 'Paid',
  unpaid: 'Pending',
  income: 'Income',
  incomeText: 'Received, with tax',
  review: 'Payments to review',
  reviewText: 'The gateway and our order disagree',
  refunds: 'Refunds',
  refundsText: 'Charged twice, to be given back',
  nothing: 'Nothing to do',
  share: '{{percent}} of all teams are paid',
  noTeams: 'No team has registered yet',
};
