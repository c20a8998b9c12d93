import { basketsOfCustomer } from '../baskets/index.ts'
import { casesOf } from '../cases/index.ts'
import { balancesOf } from '../customer-balances/index.ts'
import { customerView } from '../customers/accounts/index.ts'
import { identitiesOf } from '../customers/credentials/index.ts'
import { requireOwnCustomer } from '../customers/index.ts'
import type { Operation } from '../kernel/operation.ts'
import { opportunitiesOf } from '../opportunities/index.ts'
import { exportOrders } from '../orders/index.ts'
import { activitiesOf } from '../personalisation/index.ts'
import { listProductLists } from '../product-lists/index.ts'
import { stockNoticesOf } from '../stock-notices/index.ts'
import { subscriptionOf } from '../subscriptions/index.ts'
import { selectLearnedPhrases, savedListsOf } from '../trade/index.ts'
import type { privacyContract } from './contract.ts'

/** A record with the moment it was made. */
const withCreation = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Everything the shop keeps of the customer of the token. Problem: 404 for anybody else. */
export const getCustomerData = (async (ctx, { params }) => {
  const customer = await requireOwnCustomer(ctx, params.customerId)
  const { siteId } = ctx.site
  return {
    date: ctx.now.toISOString(),
    customer: await customerView(ctx, customer),
    identities: await identitiesOf(ctx, ctx.db, customer.id),
    orders: await exportOrders(ctx, customer.id),
    opportunities: (await ctx.db.query(opportunitiesOf(siteId, customer.id))).map(withCreation),
    baskets: await basketsOfCustomer(ctx, customer.id),
    productLists: await listProductLists(ctx, customer.id),
    cases: (await ctx.db.query(casesOf(siteId, customer.id))).map(withCreation),
    newsletter: (await ctx.db.query(subscriptionOf(siteId, customer.email))).map(({ since, ...entry }) => ({
      ...entry,
      since: since.toISOString(),
    })),
    balances: await balancesOf(ctx.db, siteId, customer.id),
    stockNotices: (await ctx.db.query(stockNoticesOf(siteId, customer.id))).map(withCreation),
    savedLists: (await ctx.db.query(savedListsOf(siteId, customer.id))).map(withCreation),
    learnedPhrases: await ctx.db.query(selectLearnedPhrases(siteId, customer.id)),
    activities: (await ctx.db.query(activitiesOf(siteId, customer.id))).map(({ at, ...activity }) => ({
      ...activity,
      at: at.toISOString(),
    })),
  }
}) satisfies Operation<typeof privacyContract.getCustomerData>
