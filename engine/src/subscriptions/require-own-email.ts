import { findCustomer } from '../customers/index.ts'
import type { Ctx } from '../kernel/context.ts'

/** The address of the customer of the token, in lower case; undefined for guests. */
export const requireOwnEmail = async (ctx: Ctx): Promise<string | undefined> => {
  if (ctx.shopper.kind !== 'registered') return undefined
  return (await findCustomer(ctx, ctx.shopper.customerId))?.email.trim().toLowerCase()
}
