import { languageOf } from '../../../../facts/locales.ts'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { localize } from '../../kernel/localized.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { paymentBalance, selectPaymentOfOrder } from '../../payments/index.ts'
import { variationText } from '../../products/index.ts'
import { allStores } from '../../stores/index.ts'
import type { OrderLine } from '../agreed/agreed.ts'
import { reachOf } from '../merchant/require-order.ts'
import { etagOf } from '../merchant/view.ts'
import { selectProofNames } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'
import { checksumOfPickup } from './pickup-code.ts'
import {
  countOrdersOfCustomer,
  type DeskOrder,
  type EventDetail,
  insertEvent,
  lockDeskOrder,
  selectDeskOrder,
  selectEvents,
  selectNames,
  selectRefunds,
} from './queries.ts'
import { deskOrderView, orderHitView } from './view.ts'

/** An order that the caller may see. Problem: 404, for one of another country or store too. */
export const requireDeskOrder = async (ctx: AdminContext, orderNo: string): Promise<DeskOrder> => {
  const order = await ctx.db.maybe(selectDeskOrder(await reachOf(ctx), orderNo))
  if (!order) throw noOrder(orderNo)
  return order
}

/** The same, locked for the transaction, in the revision that the caller has read. Problems: 404, 412, 428. */
export const lockRead = async (
  ctx: AdminContext,
  tx: Db,
  orderNo: string,
  ifMatch: string | undefined,
): Promise<DeskOrder> => {
  const order = await tx.maybe(lockDeskOrder(await reachOf(ctx), orderNo))
  if (!order) throw noOrder(orderNo)
  const stores = await allStores(ctx)
  requireIfMatch(ctx, ifMatch, { etag: etagOf(order), current: () => orderHitView(order, stores) })
  return order
}

/**
 * What goods of an order are called: as was agreed, for who reads the customer's language; as the catalogue calls them, for
 * who reads another one.
 */
const wordsOf = async ({ db, site, locale }: AdminContext, { document }: DeskOrder) => {
  const asAgreed = ({ name, variationText: text }: OrderLine) => ({ name, variationText: text })
  if (languageOf(document.locale) === languageOf(locale)) return asAgreed
  const skus = document.agreed.lines.map(({ sku }) => sku)
  const names = new Map((await db.query(selectNames(site.siteId, skus))).map(({ sku, name }) => [sku, name]))
  return (line: OrderLine) => ({
    name: localize(names.get(line.sku), locale) || line.name,
    variationText: line.variationValues
      ? variationText(site, line.variationValues, locale) || undefined
      : line.variationText,
  })
}

/** An order as it is now, with all that the desk is shown, and its entity tag. */
export const deskReply = async (ctx: AdminContext, orderNo: string, status = 200) => {
  const { db, site } = ctx
  const order = await requireDeskOrder(ctx, orderNo)
  const payment = await db.maybe(selectPaymentOfOrder(site.siteId, orderNo))
  const view = deskOrderView(order, {
    words: await wordsOf(ctx, order),
    stores: await allStores(ctx),
    events: await db.query(selectEvents(site.siteId, orderNo)),
    refunds: await db.query(selectRefunds(site.siteId, orderNo)),
    proofs: await db.query(selectProofNames(site.siteId, orderNo)),
    payment,
    balanceMinor: payment ? await paymentBalance(ctx, db, payment.id) : 0,
    customerOrderCount: (await db.one(countOrdersOfCustomer(site.siteId, order.customerId))).total,
    checksum: checksumOfPickup(ctx, order),
  })
  return new Reply(status, view, { etag: etagOf(order) })
}

type RecordedEvent = { kind: string; note?: string | null; detail?: EventDetail | null; at?: Date }

/** Writes for the merchant's people what one of them did; `at`: when, where that was before now. */
export const recordEvent = (
  ctx: AdminContext,
  tx: Db,
  orderNo: string,
  { kind, note = null, detail = null, at = ctx.now }: RecordedEvent,
): Promise<number> =>
  tx.run(insertEvent(ctx.site.siteId, orderNo, { at, actor: ctx.actor, kind, note, detail }))
