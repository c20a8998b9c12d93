import type { Ctx } from '../kernel/context.ts'
import type { CustomerPaymentInstrument } from './customer.ts'
import { updatePaymentInstruments } from './queries.ts'
import { lockOwnCustomer } from './require-own-customer.ts'

/** Changes the instruments of the token's customer under a lock. Problem: 404. */
export const writePaymentInstruments = (
  ctx: Ctx,
  customerId: string,
  change: (all: CustomerPaymentInstrument[]) => CustomerPaymentInstrument[],
): Promise<CustomerPaymentInstrument[]> =>
  ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, customerId)
    const all = change(customer.paymentInstruments)
    await tx.run(updatePaymentInstruments(ctx.site.siteId, customer.id, all, ctx.now))
    return all
  })
