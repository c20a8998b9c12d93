import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { Reply } from '../../kernel/operation.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { runOnce } from '../../kernel/run-once.ts'
import { allStores } from '../../stores/index.ts'
import { reachOf, requireOrderRight } from '../merchant/require-order.ts'
import { withRetry } from '../placing/with-retry.ts'
import type { deskOrderContract } from './contract.ts'
import {
  countDispatches,
  type Dispatch,
  insertDispatch,
  selectDispatch,
  selectDispatches,
} from './dispatch-queries.ts'
import { lockRead } from './require-desk-order.ts'
import { requireUnderWay } from './step-lines.ts'
import { takeStep } from './take-step.ts'
import { orderHitView } from './view.ts'

type Contract = typeof deskOrderContract

const dispatchView = ({ id, country, storeIds, truck, driver, orders, madeBy, madeAt }: Dispatch) => ({
  id,
  country,
  storeIds,
  truck,
  driver,
  orders,
  madeBy,
  madeAt: madeAt.toISOString(),
})

/** Takes the pieces of one order on the truck, within the transaction; tells where the order is from. */
const load = async (
  inside: AdminContext,
  { orderNo, etag, lines }: { orderNo: string; etag?: string; lines: Dispatch['orders'][number]['lines'] },
  note: string,
) => {
  const { db: tx } = inside
  const order = await lockRead(inside, tx, orderNo, etag)
  await requireOrderRight(inside, 'orders.dispatch', order)
  requireUnderWay(order, 'shipped')
  await takeStep(inside, tx, order, {
    operation: 'createDispatch',
    step: 'shipped',
    lines,
    ...(note === '' ? {} : { note }),
  })
  const { country, storeIds } = orderHitView(order, await allStores(inside))
  return { country, storeIds }
}

/**
 * A truck leaves: the named pieces of its orders have left, all or none, each order in the revision that was read, and what was
 * on it is kept. Once for one `Idempotency-Key`. Problems: 400, 403, 404, 409, 412 with the order as it is, 428.
 */
export const createDispatch = ((ctx, { body, headers }) =>
  withRetry(() =>
    runOnce(ctx, { operation: 'createDispatch', headers, body }, async (inside) => {
      const orders = body.orders.toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1))
      if (new Set(orders.map(({ orderNo }) => orderNo)).size < orders.length)
        throw badRequest('An order is named twice.', { property: '$.orders' })
      const { truck = '', driver = '' } = body
      const note = [truck, driver].filter(Boolean).join(' · ')
      const stores = new Set<string>()
      let country = ''
      // In one order of theirs: two trucks that share orders wait for one another, and neither for ever.
      for (const one of orders) {
        const from = await load(inside, one, note)
        country ||= from.country
        if (from.country !== country)
          throw badRequest('A truck brings orders of one country.', { property: '$.orders' })
        for (const storeId of from.storeIds) stores.add(storeId)
      }
      const made: Dispatch = {
        id: inside.newId.uuid(),
        country,
        storeIds: [...stores],
        truck,
        driver,
        orders: orders.map(({ orderNo, lines }) => ({ orderNo, lines })),
        madeBy: inside.actor,
        madeAt: inside.now,
      }
      await inside.db.run(insertDispatch(inside.site.siteId, made))
      return new Reply(201, dispatchView(made))
    }),
  )) satisfies AdminOperation<Contract['createDispatch']>

/** Trucks that have left where the caller works, the latest first. */
export const getDispatches = (async (ctx, { query: { limit = 25, offset = 0 } }) => {
  const reach = await reachOf(ctx)
  const rows = await ctx.db.query(selectDispatches(reach, limit, offset))
  const { total } = await ctx.db.one(countDispatches(reach))
  return { data: rows.map(dispatchView), limit, offset, total }
}) satisfies AdminOperation<Contract['getDispatches']>

/** One of them. Problem: 404, for one of elsewhere too. */
export const getDispatch = (async (ctx, { params: { dispatchId } }) => {
  const one = await ctx.db.maybe(selectDispatch(await reachOf(ctx), dispatchId))
  if (!one) throw notFound(`There is no dispatch '${dispatchId}'.`)
  return dispatchView(one)
}) satisfies AdminOperation<Contract['getDispatch']>
