import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { Reply } from '../../kernel/operation.ts'
import { csv } from '../../kernel/schema.ts'
import type { merchantOrderContract } from './contract.ts'
import { countMerchantOrders, selectMerchantOrders } from './queries.ts'
import { reachOf, requireOrder } from './require-order.ts'
import { etagOf, merchantOrderView } from './view.ts'

const list = (text: string | undefined) => (text === undefined ? null : csv(text))
const date = (text: string | undefined) => (text === undefined ? null : new Date(text))

/** Orders by what they are and when they were placed or changed, a page at a time. */
export const getOrders = (async (ctx, { query }) => {
  const { limit = 100, offset = 0, sortBy = 'creation_date', sortOrder = 'desc' } = query
  const filter = {
    statuses: list(query.status),
    exportStatuses: list(query.exportStatus),
    externalStatuses: list(query.externalStatus),
    confirmationStatuses: list(query.confirmationStatus),
    paymentStatuses: list(query.paymentStatus),
    shippingStatuses: list(query.shippingStatus),
    createdFrom: date(query.creationDateFrom),
    createdBefore: date(query.creationDateTo),
    modifiedFrom: date(query.lastModifiedDateFrom),
    modifiedBefore: date(query.lastModifiedDateTo),
  }
  const reach = await reachOf(ctx)
  const orders = await ctx.db.query(selectMerchantOrders(reach, filter, { sortBy, sortOrder, limit, offset }))
  const { total } = await ctx.db.one(countMerchantOrders(reach, filter))
  return { data: orders.map((order) => merchantOrderView(ctx.site.siteId, order)), limit, offset, total }
}) satisfies AdminOperation<typeof merchantOrderContract.getOrders>

/** One order; 304 where the caller has it already (`If-None-Match`). Problem: 404. */
export const getOrder = (async (ctx, { params, headers }) => {
  const order = await requireOrder(ctx, params.orderNo)
  const etag = etagOf(order)
  if (headers['if-none-match']?.split(/,\s*/).includes(etag))
    return new Reply<undefined>(304, undefined, { etag })
  return new Reply(200, merchantOrderView(ctx.site.siteId, order), { etag })
}) satisfies AdminOperation<typeof merchantOrderContract.getOrder>
