import { orderStatusTransition } from '../problems.ts'

/** The problem of an order that can no longer be given up. */
export const orderNotOpen = (status: string) =>
  orderStatusTransition(`An order that is '${status}' cannot be given up.`, { status })
