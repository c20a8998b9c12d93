import type { Ctx } from '../kernel/context.ts'
import type { Customer } from './customer.ts'
import { selectCustomer } from './queries.ts'

/** The customer of this id in this site. One statement. */
export const findCustomer = (
  ctx: Pick<Ctx, 'db' | 'site'>,
  customerId: string,
): Promise<Customer | undefined> => ctx.db.maybe(selectCustomer(ctx.site.siteId, customerId))
