/** What states of payments are called, in the back-office, in its log and in what a person downloads. */
export default {
  order: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' },
  method: { card: 'Card', manual: 'Recorded by the office' },
  attempt: {
    created: 'Begun',
    redirected: 'Open',
    held: 'Held by the bank',
    paid: 'Paid',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    unknown: 'Unknown',
    review: 'In review',
    refunded: 'Given back',
  },
};
