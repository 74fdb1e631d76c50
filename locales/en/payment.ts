/** The page on which people come back from the payment provider. */
export default {
  title: 'Payment',
  checking: 'Checking your payment…',
  checkingText: 'We are asking the bank. This takes a few seconds; please leave this page open.',
  stillChecking: 'The bank takes a little longer…',
  stillCheckingText: 'We keep asking. Nothing is charged twice.',
  paid: 'Payment Paid Successfully!',
  notPaid: 'The payment was not completed. The team stays registered; you can pay in My Teams.',
  notConfirmed:
    'The payment is not confirmed yet. Should the bank confirm it later, the team becomes active by itself. Please look at My Teams before you pay again.',
};
