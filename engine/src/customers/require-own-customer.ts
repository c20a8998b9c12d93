import type { Db } from '../db/db.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Customer } from './customer.ts'
import { findCustomer } from './find-customer.ts'
import { noCustomer } from './problems.ts'
import { lockCustomer } from './queries.ts'

// Foreign, missing and guest are told alike: 404.
const requireOwn = (ctx: Ctx, customerId: string) => {
  const shopper = knownShopper(ctx)
  if (shopper.kind !== 'registered' || shopper.customerId !== customerId) throw noCustomer()
}

/** The registered customer of the token, if the path names them. Problem: 404. */
export const requireOwnCustomer = async (ctx: Ctx, customerId: string): Promise<Customer> => {
  requireOwn(ctx, customerId)
  const customer = await findCustomer(ctx, customerId)
  if (!customer) throw noCustomer()
  return customer
}

/** The same, locked for the caller's transaction. Problem: 404. */
export const lockOwnCustomer = async (
  ctx: Ctx,
  tx: Db,
  customerId: string,
): Promise<Customer & { passwordHash: string | null }> => {
  requireOwn(ctx, customerId)
  const customer = await tx.maybe(lockCustomer(ctx.site.siteId, customerId))
  if (!customer) throw noCustomer()
  return customer
}
