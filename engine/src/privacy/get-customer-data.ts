import { basketsOfCustomer } from '../baskets/index.ts'
import { casesOf } from '../cases/index.ts'
import { customerView, requireOwnCustomer } from '../customers/index.ts'
import type { Operation } from '../kernel/operation.ts'
import { opportunitiesOf } from '../opportunities/index.ts'
import { exportOrders } from '../orders/index.ts'
import { activitiesOf } from '../personalisation/index.ts'
import { listProductLists } from '../product-lists/index.ts'
import { subscriptionOf } from '../subscriptions/index.ts'
import type { privacyContract } from './contract.ts'

/** Everything the shop keeps of the customer of the token. Problem: 404 for anybody else. */
export const getCustomerData = (async (ctx, { params }) => {
  const customer = await requireOwnCustomer(ctx, params.customerId)
  const { siteId } = ctx.site
  return {
    date: ctx.now.toISOString(),
    customer: await customerView(ctx, customer),
    orders: await exportOrders(ctx, customer.id),
    opportunities: await ctx.db.query(opportunitiesOf(siteId, customer.id)),
    baskets: await basketsOfCustomer(ctx, customer.id),
    productLists: await listProductLists(ctx, customer.id),
    cases: await ctx.db.query(casesOf(siteId, customer.id)),
    newsletter: await ctx.db.query(subscriptionOf(siteId, customer.email)),
    activities: await ctx.db.query(activitiesOf(siteId, customer.id)),
  }
}) satisfies Operation<typeof privacyContract.getCustomerData>
