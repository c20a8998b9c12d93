import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { queueMail } from '../mail/index.ts'
import type { Customer } from './customer.ts'
import { insertCustomer, type NewCustomer } from './queries.ts'

/** Makes a customer and welcomes them; undefined when the login is taken, also in the same moment. */
export const createCustomer = async (
  ctx: Ctx,
  tx: Db,
  person: NewCustomer,
): Promise<Customer | undefined> => {
  const customer = await tx.maybe(insertCustomer(ctx.site.siteId, person, ctx.now))
  if (!customer) return undefined
  const { firstName = '' } = customer.profile
  await queueMail(ctx, tx, { template: 'welcome', to: customer.email, values: { firstName } })
  return customer
}
