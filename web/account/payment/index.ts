export { paymentLabel, paymentProblem } from './payment-words.ts';
export { startPayment } from './start-payment.ts';
