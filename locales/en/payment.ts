/** The page on which people come back from the payment provider. */
export default {
  title: 'Payment',
  checking: 'Checking your payment…',
  checkingText: 'We are asking the bank. This takes a few seconds; please leave this page open.',
  stillChecking: 'The bank takes a little longer…',
  stillCheckingText: 'We keep asking. Nothing is charged twice.',
  paid: 'Payment Paid Successfully!',
  noAnswer: 'No connection',
  noAnswerText:
    'We could not reach the portal, so we do not know yet what became of the payment. Nothing is lost: we ask again as soon as you are connected.',
  askAgain: 'Ask again now',
  toMyTeams: 'My Teams',
  toTeam: 'Open the team',
  contact: 'Contact us',
  pay: 'Pay {{amount}}',
  payAgain: 'Try again: pay {{amount}}',
  declined: 'Declined: try again',
  beingChecked: 'Payment being checked',
  team: 'Team',
  teamNumber: 'Team number',
  competition: 'Competition',
  amount: 'Amount',
  withdrawn: 'This team was withdrawn; nothing can be paid for it.',
  notStarted: 'The payment could not be started. Please check your connection and try again.',
  state: {
    due: {
      title: 'The fee is not paid yet',
      text: 'Nothing was charged. The team is registered, and becomes active once the fee is paid.',
    },
    open: {
      title: 'The payment was not completed',
      text: 'Nothing was charged. The team stays registered, and you can go on where you stopped.',
    },
    held: {
      title: 'Your bank is holding the payment',
      text: 'The amount may be reserved on your card until the bank decides. We keep asking, and the team becomes active by itself when the bank agrees. Please do not pay again.',
    },
    unknown: {
      title: 'We could not ask the bank',
      text: 'We do not know yet whether the payment went through. We keep asking, and the team becomes active by itself when it did. Please do not pay again.',
    },
    review: {
      title: 'Our office is looking at this payment',
      text: 'What the bank reported is not what we asked for. Our office settles it; please contact us before you pay again.',
    },
    declined: {
      title: 'The bank declined the payment',
      text: 'Nothing was charged. The team stays registered; try again, with another card if you like.',
    },
    cancelled: {
      title: 'The payment was cancelled',
      text: 'Nothing was charged. The team stays registered, and you can pay whenever you are ready.',
    },
    expired: {
      title: 'The payment page has expired',
      text: 'Nothing was charged. The team stays registered; a new attempt opens a new page.',
    },
    paid: {
      title: 'The fee is paid',
      text: 'The bank has confirmed the payment, and the team is active.',
    },
  },
};
