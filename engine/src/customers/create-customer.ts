import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { queueMail } from '../mail/index.ts'
import { type Customer, normalLogin } from './customer.ts'
import { insertCustomer, type NewCustomer, selectByLogin } from './queries.ts'

/**
 * Writes a customer; undefined when the login is taken, also in the same moment, or the number that is asked for. Without
 * one they get the next that no import has given away.
 */
export const addCustomer = async (
  { site: { siteId }, now }: Pick<Ctx, 'site' | 'now'>,
  tx: Db,
  person: NewCustomer,
): Promise<Customer | undefined> => {
  for (;;) {
    const customer = await tx.maybe(insertCustomer(siteId, person, now))
    if (customer || person.customerNo !== undefined) return customer
    if (await tx.maybe(selectByLogin(siteId, normalLogin(person.login)))) return undefined
  }
}

/** Makes a customer and welcomes them; undefined when the login is taken, also in the same moment. */
export const createCustomer = async (
  ctx: Ctx,
  tx: Db,
  person: NewCustomer,
): Promise<Customer | undefined> => {
  const customer = await addCustomer(ctx, tx, person)
  if (!customer) return undefined
  const { firstName = '' } = customer.profile
  await queueMail(ctx, tx, { template: 'welcome', to: customer.email, values: { firstName } })
  return customer
}
