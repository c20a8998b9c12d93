/** The ways to pay that desks name, by their ids in the engine; whether one is offered, its answers say. */
export const paymentMethods = {
  transfer: 'BANK_TRANSFER',
  atCounter: 'PAY_AT_COUNTER',
  atStore: 'PAY_AT_STORE',
} as const

/** Every way to pay an order can have been paid by. */
export const paymentMethodIds = ['CREDIT_CARD', 'PAYPAL', ...Object.values(paymentMethods)] as const
