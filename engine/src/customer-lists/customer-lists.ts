import type { CustomerPlace } from '../customers/accounts/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { compileSearch } from '../kernel/search-request/index.ts'
import type { customerListContract } from './contract.ts'
import { customerTag, customerView, salesView } from './customer-view.ts'
import { findListedCustomer, placeOf } from './load-customer.ts'
import {
  countFoundCustomers,
  customerResource,
  type ListedCustomer,
  selectCustomerSales,
  selectFoundCustomers,
} from './queries.ts'

/** A customer's sales, by one statement for all of them. */
export const salesOf = async (
  ctx: AdminContext,
  place: CustomerPlace,
  customers: readonly ListedCustomer[],
) => {
  const since = new Date(ctx.now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const ids = customers.map(({ id }) => id)
  const sales = Map.groupBy(
    await ctx.db.query(selectCustomerSales(place, ids, since)),
    ({ customerId }) => customerId,
  )
  return ({ id }: ListedCustomer) => ({ c_sales: salesView(sales.get(id) ?? []) })
}

/** Customers of the caller's countries. Problems: 400, 404. */
export const searchCustomerInCustomerList = (async (ctx, { params, body }) => {
  const place = placeOf(ctx, params.customerListId)
  const search = compileSearch(customerResource(place), body)
  const found = await ctx.db.query(selectFoundCustomers(place, search))
  const { total } = await ctx.db.one(countFoundCustomers(place, search))
  const { limit, offset } = search
  const sales = await salesOf(ctx, place, found)
  const hits = found.map((customer) => ({
    data: { ...customerView(customer, 'list'), ...sales(customer) },
    relevance: 1,
  }))
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}) satisfies AdminOperation<typeof customerListContract.searchCustomerInCustomerList>

/** One customer. Problem: 404. */
export const getCustomerFromCustomerList = (async (ctx, { params }) => {
  const customer = await findListedCustomer(ctx, params)
  const sales = await salesOf(ctx, placeOf(ctx, params.customerListId), [customer])
  return new Reply(200, { ...customerView(customer), ...sales(customer) }, { etag: customerTag(customer) })
}) satisfies AdminOperation<typeof customerListContract.getCustomerFromCustomerList>
