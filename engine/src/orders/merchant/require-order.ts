import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminRight } from '../../kernel/admin-rights.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { requireRight } from '../../kernel/require-right.ts'
import { allStores } from '../../stores/index.ts'
import type { Order } from '../order.ts'
import { noOrder } from '../require-own-order.ts'
import { type MerchantOrder, type OrdersInReach, selectMerchantOrder } from './queries.ts'
import { etagOf, merchantOrderView } from './view.ts'

/** The orders that a caller may see. */
export const reachOf = async (ctx: AdminContext): Promise<OrdersInReach> => {
  const { site, countries, stores } = ctx
  const own = stores.length === 0 ? [] : (await allStores(ctx)).filter(({ id }) => stores.includes(id))
  return {
    siteId: site.siteId,
    countries,
    inventoryIds: own.map(({ inventoryId }) => inventoryId),
    storeIds: stores,
  }
}

/** An order that the caller may see. Problem: 404, for one of another country or store too. */
export const requireOrder = async (ctx: AdminContext, orderNo: string): Promise<MerchantOrder> => {
  const order = await ctx.db.maybe(selectMerchantOrder(await reachOf(ctx), orderNo))
  if (!order) throw noOrder(orderNo)
  return order
}

/** Whether the caller may do this to an order where it is. Problems: 403, 403 step-up-required. */
export const requireOrderRight = async (
  ctx: AdminContext,
  right: AdminRight,
  order: Order,
): Promise<void> => {
  if (ctx.grants === 'all') return
  const inventories = new Set(order.document.agreed.lines.map(({ inventoryId }) => inventoryId))
  const stores = (await allStores(ctx)).filter(({ inventoryId }) => inventories.has(inventoryId))
  const { storeId: takenAt } = order.document.placedBy ?? {}
  const storeIds = [...stores.map(({ id }) => id), ...(takenAt === undefined ? [] : [takenAt])]
  requireRight(ctx, right, { country: order.country, storeIds })
}

/** Problems: 412 with the order as it is now, where the caller has read another revision; 428 where a person names none. */
export const requireMatch = (ctx: AdminContext, order: MerchantOrder, ifMatch: string | undefined): void =>
  requireIfMatch(ctx, ifMatch, {
    etag: etagOf(order),
    current: () => merchantOrderView(ctx.site.siteId, order),
  })
