import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { compileSearch } from '../kernel/search-request/index.ts'
import type { customerListContract } from './contract.ts'
import { customerTag, customerView } from './customer-view.ts'
import { findListedCustomer, placeOf } from './load-customer.ts'
import { countFoundCustomers, customerResource, selectFoundCustomers } from './queries.ts'

/** Customers of the caller's countries. Problems: 400, 404. */
export const searchCustomerInCustomerList = (async (ctx, { params, body }) => {
  const place = placeOf(ctx, params.customerListId)
  const search = compileSearch(customerResource, body)
  const found = await ctx.db.query(selectFoundCustomers(place, search))
  const { total } = await ctx.db.one(countFoundCustomers(place, search))
  const { limit, offset } = search
  const hits = found.map((customer) => ({ data: customerView(customer, 'list'), relevance: 1 }))
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}) satisfies AdminOperation<typeof customerListContract.searchCustomerInCustomerList>

/** One customer. Problem: 404. */
export const getCustomerFromCustomerList = (async (ctx, { params }) => {
  const customer = await findListedCustomer(ctx, params)
  return new Reply(200, customerView(customer), { etag: customerTag(customer) })
}) satisfies AdminOperation<typeof customerListContract.getCustomerFromCustomerList>
