import { toMajor } from '../../../../facts/money.ts'
import { readPickupCode } from '../../../../facts/pickup-code.ts'
import { recordAudit } from '../../audit/index.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { searchRows } from '../../kernel/search-request/index.ts'
import { allStores } from '../../stores/index.ts'
import { isInReach } from '../merchant/queries.ts'
import { reachOf, requireOrderRight } from '../merchant/require-order.ts'
import type { deskOrderContract } from './contract.ts'
import { orderResource } from './order-field-queries.ts'
import { ordersOfCode } from './pickup-code.ts'
import { deskOrders, newestFirst, ordersTable, selectPickups, sumOrders } from './queries.ts'
import { deskReply, requireDeskOrder } from './require-desk-order.ts'
import { collectorsOf, orderHitView } from './view.ts'

/** Orders by whatever the desk looks them up by, the newest first, with what all of them come to. Problems: 400. */
export const searchOrders = (async (ctx, { body }) => {
  const { rows, where, page } = await searchRows(
    ctx.db,
    {
      resource: orderResource(ctx.site.siteId),
      order: newestFirst,
      select: deskOrders,
      from: ordersTable,
      within: isInReach(await reachOf(ctx)),
    },
    body,
  )
  const stores = await allStores(ctx)
  const sums = (await ctx.db.query(sumOrders(where))).map(
    ({ currency, orders, totalMinor, weightGrams }) => ({
      currency,
      orders,
      orderTotal: toMajor(totalMinor),
      weightKg: weightGrams / 1000,
    }),
  )
  return { ...page, hits: rows.map((order) => orderHitView(order, stores)), sums }
}) satisfies AdminOperation<typeof deskOrderContract.searchOrders>

/** The numbers of the orders in reach that wait to be picked up with a code: as no code is kept, theirs are made. */
export const searchPickups = (async (ctx, { body }) => {
  const code = readPickupCode(body.code)
  if (code === undefined) return { orderNos: [] }
  const waiting = await ctx.db.query(selectPickups(await reachOf(ctx)))
  return { orderNos: ordersOfCode(ctx, waiting, code).map(({ orderNo }) => orderNo) }
}) satisfies AdminOperation<typeof deskOrderContract.searchPickups>

/** An order with its lines' progress and its history. Problem: 404. */
export const getDeskOrder = (async (ctx, { params }) =>
  deskReply(ctx, params.orderNo)) satisfies AdminOperation<typeof deskOrderContract.getDeskOrder>

/** Phones and ids of an order's persons in full; the log says who has read them. Problems: 403, 404. */
export const revealOrderPersons = (async (ctx, { params }) => {
  const order = await requireDeskOrder(ctx, params.orderNo)
  await requireOrderRight(ctx, 'persons.reveal', order)
  const subject = { kind: 'order', id: order.orderNo } as const
  await ctx.db.transaction((tx) =>
    recordAudit(ctx, tx, { operation: 'revealOrderPersons', subject, country: order.country }),
  )
  const { shipment, billing } = order.document.agreed
  const phone = shipment?.address?.address.phone ?? billing?.address.phone
  const { taxId, nrc } = billing?.taxpayer ?? {}
  return {
    collectors: collectorsOf(order),
    ...(phone === undefined ? {} : { phone }),
    ...(taxId === undefined ? {} : { taxId }),
    ...(nrc === undefined ? {} : { nrc }),
  }
}) satisfies AdminOperation<typeof deskOrderContract.revealOrderPersons>
