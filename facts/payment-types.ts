/** What a way to pay is called by whoever keeps the books: a card, or a bank transfer. PayPal has no type (S3.041). */
export const paymentTypes = { CREDIT_CARD: 'cc', BANK_TRANSFER: 'TB' } as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/** The type of a payment method, by its id; undefined where it has none. */
export const paymentTypeOf = (methodId: string): PaymentType | undefined =>
  Object.entries(paymentTypes).find(([id]) => id === methodId)?.[1]
