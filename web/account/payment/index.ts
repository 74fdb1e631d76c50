export { startPayment } from './start-payment.ts';
