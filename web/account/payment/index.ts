export { paymentLabel } from './payment-label.ts';
export { startPayment } from './start-payment.ts';
export { useFreshOnReturn } from './useFreshOnReturn.ts';
