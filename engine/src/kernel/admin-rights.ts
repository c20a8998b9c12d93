/** What a person needs beside the scope of a call, since a scope opens more than one kind of change. */
export type AdminRight =
  | 'orders.note'
  | 'orders.hand-over'
  | 'orders.dispatch'
  | 'orders.paid'
  | 'orders.cancel'
  | 'orders.refund'

/** `proven`: only shortly after the person has shown their second factor once more. */
export type Allowance = 'free' | 'proven'
