export { approvedLast, paymentMethodOf } from './methods.ts'
export { OrderNote } from './order-note.tsx'
export { paypalId } from './paypal/paypal-id.ts'
export { usePaymentMethods } from './use-payment-methods.ts'
