import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { localize, type LocalizedText } from '../kernel/localized.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import { csv } from '../kernel/schema.ts'
import { allStores, type Store } from '../stores/index.ts'
import { amountView, type Counted, readCountedAmount } from './amounts.ts'
import type { inventoryContract } from './contract.ts'
import {
  countTransfers,
  insertTransfer,
  selectCountedProducts,
  selectTransfer,
  selectTransfers,
  type Transfer,
  type TransfersInReach,
} from './queries.ts'
import { storesInReach, whereOf } from './reach.ts'
import { unitOf } from './records.ts'

type Named = Counted & { name: LocalizedText }

export const transfersInReach = ({ site, countries, stores }: AdminContext): TransfersInReach => ({
  siteId: site.siteId,
  countries,
  stores,
})

export const noTransfer = (id: string) => notFound(`There is no transfer '${id}'.`)

export const etagOf = ({ revision }: Pick<Transfer, 'revision'>): string => `"${revision}"`

/** Whether each SKU is counted in metres. */
export const countedOf = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  skus: readonly string[],
): Promise<(sku: string) => Named> => {
  const rows = await db.query(selectCountedProducts(site.siteId, [...new Set(skus)]))
  return (sku) => rows.find((row) => row.sku === sku) ?? { sku, isCut: false, name: {} }
}

export const transferView = (
  { locale }: Pick<AdminContext, 'locale'>,
  one: Transfer,
  counted: (sku: string) => Named,
) => ({
  id: one.id,
  country: one.country,
  fromStore: one.fromStore,
  toStore: one.toStore,
  status: one.status,
  lines: one.lines.map(({ sku, amount, shipped, received }) => ({
    productId: sku,
    name: localize(counted(sku).name, locale) || sku,
    unit: unitOf(counted(sku)),
    amount: amountView(amount, counted(sku)),
    shipped: amountView(shipped, counted(sku)),
    received: amountView(received, counted(sku)),
  })),
  ...(one.note === null ? {} : { note: one.note }),
  createdBy: one.createdBy,
  creationDate: one.createdAt.toISOString(),
  ...(one.shippedAt === null ? {} : { shippedDate: one.shippedAt.toISOString() }),
  ...(one.closedAt === null ? {} : { closedDate: one.closedAt.toISOString() }),
})

/** A transfer as it is now, with its entity tag. */
export const transferReply = async (ctx: AdminContext, one: Transfer, status = 200) => {
  const counted = await countedOf(
    ctx,
    one.lines.map(({ sku }) => sku),
  )
  return new Reply(status, transferView(ctx, one, counted), { etag: etagOf(one) })
}

/** The transfers that leave from or come to the caller's places, the newest first. */
export const getTransfers = (async (ctx, { query }) => {
  const { country = null, limit = 25, offset = 0 } = query
  const choice = { statuses: query.status === undefined ? null : csv(query.status), country }
  const reach = transfersInReach(ctx)
  const rows = await ctx.db.query(selectTransfers(reach, choice, limit, offset))
  const { total } = await ctx.db.one(countTransfers(reach, choice))
  const counted = await countedOf(
    ctx,
    rows.flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  )
  return {
    data: rows.map((row) => transferView(ctx, row, counted)),
    limit,
    offset,
    total,
  }
}) satisfies AdminOperation<typeof inventoryContract.getTransfers>

/** One of them. Problem: 404. */
export const getTransfer = (async (ctx, { params }) => {
  const one = await ctx.db.maybe(selectTransfer(transfersInReach(ctx), params.transferId))
  if (!one) throw noTransfer(params.transferId)
  return transferReply(ctx, one)
}) satisfies AdminOperation<typeof inventoryContract.getTransfer>

/** The two stores: one of them the caller's, both of one country. Problems: 400, 404. */
const requireStores = async (
  ctx: AdminContext,
  fromStore: string,
  toStore: string,
): Promise<[Store, Store]> => {
  const mine = await storesInReach(ctx)
  const all = await allStores(ctx)
  const [from, to] = [fromStore, toStore].map((id) => all.find((store) => store.id === id))
  const isMine = (store: Store | undefined) => mine.some(({ id }) => id === store?.id)
  if (!from || (!isMine(from) && !isMine(to))) throw notFound(`There is no store '${fromStore}'.`)
  if (!to || (!isMine(to) && to.countryCode !== from.countryCode))
    throw notFound(`There is no store '${toStore}'.`)
  if (from.id === to.id || from.countryCode !== to.countryCode)
    throw badRequest('Goods go from one store to another of the same country.', { property: '$.toStore' })
  return [from, to]
}

/** Notes goods that are to go to another store; stock moves when they leave. Problems: 400, 403, 404. */
export const createTransfer = (async (ctx, { body }) => {
  const [from, to] = await requireStores(ctx, body.fromStore, body.toStore)
  requireRight(ctx, 'stock.transfer', { ...whereOf(from), storeIds: [from.id, to.id] })
  const skus = body.lines.map(({ productId }) => productId)
  if (new Set(skus).size < skus.length) throw badRequest('A product is named twice.', { property: '$.lines' })
  const known = await ctx.db.query(selectCountedProducts(ctx.site.siteId, skus))
  const lines = body.lines.map(({ productId, amount }, index) => {
    const counted = known.find(({ sku }) => sku === productId)
    if (!counted)
      throw badRequest(`There is no product '${productId}' that is counted.`, {
        property: `$.lines[${index}]`,
      })
    return {
      sku: productId,
      amount: readCountedAmount(amount, counted, `$.lines[${index}].amount`),
      shipped: 0,
      received: 0,
    }
  })
  const one: Transfer = {
    id: ctx.newId.uuid(),
    country: from.countryCode,
    fromStore: from.id,
    toStore: to.id,
    status: 'created',
    lines,
    note: body.note ?? null,
    revision: 1,
    createdBy: ctx.actor,
    createdAt: ctx.now,
    shippedAt: null,
    closedAt: null,
  }
  await ctx.db.transaction(async (tx) => {
    await tx.run(insertTransfer(ctx.site.siteId, one))
    await recordAudit(ctx, tx, {
      operation: 'createTransfer',
      subject: { kind: 'stock-transfer', id: one.id },
      country: from.countryCode,
      after: { fromStore: from.id, toStore: to.id, lines: body.lines },
    })
  })
  return transferReply(ctx, one, 201)
}) satisfies AdminOperation<typeof inventoryContract.createTransfer>
