export { paymentLabel } from './payment-label.ts';
export { startPayment } from './start-payment.ts';
