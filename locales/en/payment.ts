/** The page to which the payment provider returns people. */
export default {
  title: 'Payment',
  checking: 'Checking your payment…',
  checkingText: 'We are asking the bank. This takes a few seconds; please leave this page open.',
  stillChecking: 'The bank needs a little longer…',
  stillCheckingText: 'We are still asking. You will not be charged twice.',
  paid: 'Payment Paid Successfully!',
  noAnswer: 'We could not connect',
  noAnswerText:
    'We could not reach the portal, so we do not know yet whether the payment went through. Nothing is lost: we will ask again as soon as you are back online.',
  askAgain: 'Ask again now',
  toMyTeams: 'My Teams',
  toTeam: 'Open the team',
  contact: 'Contact us',
  pay: 'Pay {{amount}}',
  payAgain: 'Try again: pay {{amount}}',
  declined: 'Declined: try again',
  beingChecked: 'Payment being checked',
  asked: {
    held: 'We asked the bank at <at></at>. It is still looking into the payment.',
    unknown: 'We tried to ask the bank at <at></at> and got no answer.',
    next: 'We ask again automatically at <next></next>. You do not need to keep this page open.',
  },
  team: 'Team',
  teamNumber: 'Team number',
  competition: 'Competition',
  amount: 'Amount',
  withdrawn: 'This team was withdrawn, so there is nothing to pay.',
  notStarted:
    'We could not reach the portal, so the payment did not start and nothing was charged. You can try again once you are back online.',
  payerPays: 'A coach must pay the fee before the team becomes active.',
  retry: 'Try again',
  payNow: 'Pay the fee',
  details: 'See what happens next',
  /** The state of a payment as a label, and in one sentence with what to do. */
  withdrawnLabel: 'Withdrawn',
  seasonOverLabel: 'Not paid',
  seasonOver: 'The season is over, so the fee can no longer be paid. Nothing is owed.',
  label: {
    due: 'Pending',
    open: 'Not completed',
    held: 'Bank is checking',
    unknown: 'Being checked',
    review: 'In review',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    paid: 'Paid',
  },
  brief: {
    due: 'Pay the fee to make the team active.',
    open: 'The payment was not completed. Nothing was charged.',
    held: 'Your bank is looking at the payment. Please do not pay again: if it agrees, the team becomes active automatically.',
    unknown: 'We could not reach the bank yet, and keep asking. Please do not pay again.',
    review: 'We are looking into the payment. Please contact us before you pay again.',
    declined: 'The bank declined the payment. Nothing was charged.',
    cancelled: 'The payment was cancelled. Nothing was charged.',
    expired: 'The payment page expired. Nothing was charged.',
  },
  state: {
    due: {
      title: 'The fee is not paid yet',
      text: 'Nothing was charged. The team is registered, and becomes active once the fee is paid.',
    },
    open: {
      title: 'The payment was not completed',
      text: 'Nothing was charged. The team stays registered, and you can carry on where you stopped.',
    },
    held: {
      title: 'Your bank is holding the payment',
      text: 'The amount may be reserved on your card until the bank decides. We keep asking, and the team becomes active automatically if the bank agrees. Please do not pay again.',
    },
    unknown: {
      title: 'We could not reach the bank',
      text: 'We do not know yet whether the payment went through. We keep asking, and the team becomes active automatically if it did. Please do not pay again.',
    },
    review: {
      title: 'We are looking into this payment',
      text: 'The bank reported something different from what we asked for. We are sorting it out; please contact us before you pay again.',
    },
    declined: {
      title: 'The bank declined the payment',
      text: 'Nothing was charged. The team stays registered. Try again, with another card if you like.',
    },
    cancelled: {
      title: 'The payment was cancelled',
      text: 'Nothing was charged. The team stays registered, and you can pay whenever you are ready.',
    },
    expired: {
      title: 'The payment page has expired',
      text: 'Nothing was charged. The team stays registered. Trying again opens a new page.',
    },
    withdrawn: {
      title: 'The team was withdrawn',
      text: 'There is nothing to pay for it. If that is a mistake, please contact us.',
    },
    seasonOver: {
      title: 'The season is over',
      text: 'The fee was not paid in time, so the team did not take part. It can no longer be paid, and nothing is owed.',
    },
    seasonOverInReview: {
      title: 'We are looking into this payment',
      text: 'It arrived after the season was over. We return the money, or count it if you paid in time: please contact us.',
    },
    withdrawnInReview: {
      title: 'We are looking into this payment',
      text: 'It arrived after the team was withdrawn. We bring the team back or return the money: please tell us which you prefer.',
    },
    paid: {
      title: 'The fee is paid',
      text: 'The bank has confirmed the payment, and the team is active.',
    },
  },
};
