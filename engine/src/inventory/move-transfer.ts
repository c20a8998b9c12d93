import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import { findStore, type Store } from '../stores/index.ts'
import { amountView, type Counted, readCountedAmount } from './amounts.ts'
import { changeStock } from './change-stock.ts'
import type { inventoryContract } from './contract.ts'
import { transferStatusTransition } from './problems.ts'
import {
  lockTransfer,
  type Transfer,
  type TransferLine,
  type TransferStatus,
  updateTransfer,
} from './queries.ts'
import { countedOf, etagOf, noTransfer, transferReply, transfersInReach, transferView } from './transfers.ts'

type Step = {
  operation: string
  id: string
  ifMatch: string | undefined
  from: readonly TransferStatus[]
  /** Which store's people take this step: that of the store it leaves, or of the one it goes to. */
  at: 'fromStore' | 'toStore'
}

type Moving = { tx: Db; before: Transfer; counted: (sku: string) => Counted; from: Store; to: Store }

/** One step of a transfer in one transaction, with stock, entry and log. Problems: 403, 404, 409, 412, 428. */
const moveTransfer = async (
  ctx: AdminContext,
  { operation, id, ifMatch, from: allowed, at }: Step,
  work: (moving: Moving) => Promise<Partial<Transfer>>,
) => {
  const moved = await ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(lockTransfer(transfersInReach(ctx), id))
    if (!before) throw noTransfer(id)
    const inside = { ...ctx, db: tx }
    const counted = await countedOf(
      inside,
      before.lines.map(({ sku }) => sku),
    )
    const [from, to] = [await findStore(inside, before.fromStore), await findStore(inside, before.toStore)]
    if (!from || !to) throw noTransfer(id)
    requireRight(ctx, 'stock.transfer', { country: from.countryCode, storeIds: [before[at]] })
    requireIfMatch(ctx, ifMatch, { etag: etagOf(before), current: () => transferView(ctx, before, counted) })
    const { status } = before
    if (!allowed.includes(status))
      throw transferStatusTransition(`It is ${status}: '${operation}' leads no further.`, { status })
    const after = {
      ...before,
      ...(await work({ tx, before, counted, from, to })),
      revision: before.revision + 1,
    }
    await tx.run(updateTransfer(ctx.site.siteId, after))
    const subject = { kind: 'stock-transfer', id } as const
    const linesOf = (one: Transfer) =>
      transferView(ctx, one, counted).lines.map(({ name: _name, ...line }) => line)
    const essence = (one: Transfer) => ({ status: one.status, lines: linesOf(one) })
    await recordAudit(ctx, tx, {
      operation,
      subject,
      country: from.countryCode,
      before: essence(before),
      after: essence(after),
    })
    return after
  })
  return transferReply(ctx, moved)
}

type Named = { productId: string; amount: number }

/** The amount that is meant of each line: what was named, or all that is left. Problem: 400. */
const amounts = (
  { before, counted }: Pick<Moving, 'before' | 'counted'>,
  named: readonly Named[] | undefined,
  left: (line: TransferLine) => number,
): Map<string, number> => {
  if (!named) return new Map(before.lines.map((line) => [line.sku, left(line)]))
  const meant = new Map<string, number>()
  for (const [index, { productId, amount }] of named.entries()) {
    const property = `$.lines[${index}]`
    const line = before.lines.find(({ sku }) => sku === productId)
    if (!line || meant.has(productId))
      throw badRequest(`'${productId}' is no line of it, or is named twice.`, { property })
    const wanted = readCountedAmount(amount, counted(productId), `${property}.amount`)
    if (wanted > left(line))
      throw badRequest(`Of '${productId}' only ${amountView(left(line), counted(productId))} are left.`, {
        property,
      })
    meant.set(productId, wanted)
  }
  return meant
}

/** Moves stock of each line in the order of the SKUs, as all who take stock do. */
const moveStock = async (
  ctx: AdminContext,
  { tx, counted }: Moving,
  store: Store,
  amountsBySku: ReadonlyMap<string, number>,
  sign: 1 | -1,
) => {
  for (const [sku, amount] of [...amountsBySku].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (amount > 0)
      await changeStock(ctx, tx, {
        store,
        counted: counted(sku),
        reason: 'transfer',
        next: (before) => before + sign * amount,
      })
}

const withAmounts = (
  lines: readonly TransferLine[],
  member: 'shipped' | 'received',
  moved: ReadonlyMap<string, number>,
): TransferLine[] => lines.map((line) => ({ ...line, [member]: line[member] + (moved.get(line.sku) ?? 0) }))

/** Goods leave: they are taken from the stock of the store they leave. Problems: 400, 403, 404, 409, 412, 428. */
export const shipTransfer = (async (ctx, { params, body, headers }) =>
  moveTransfer(
    ctx,
    {
      operation: 'shipTransfer',
      id: params.transferId,
      ifMatch: headers['if-match'],
      from: ['created'],
      at: 'fromStore',
    },
    async (moving) => {
      const loaded = amounts(moving, body.lines, ({ amount }) => amount)
      await moveStock(ctx, moving, moving.from, loaded, -1)
      return {
        status: 'shipped',
        shippedAt: ctx.now,
        lines: withAmounts(moving.before.lines, 'shipped', loaded),
      }
    },
  )) satisfies AdminOperation<typeof inventoryContract.shipTransfer>

/** Goods have come, wholly or in part, never more than left. Problems: 400, 403, 404, 409, 412, 428. */
export const receiveTransfer = (async (ctx, { params, body, headers }) =>
  moveTransfer(
    ctx,
    {
      operation: 'receiveTransfer',
      id: params.transferId,
      ifMatch: headers['if-match'],
      from: ['shipped'],
      at: 'toStore',
    },
    async (moving) => {
      const come = amounts(moving, body.lines, ({ shipped, received }) => shipped - received)
      await moveStock(ctx, moving, moving.to, come, 1)
      const lines = withAmounts(moving.before.lines, 'received', come)
      const isAll = lines.every(({ shipped, received }) => shipped === received)
      const isOver = isAll || body.isLast === true
      return {
        lines,
        note: body.note ?? moving.before.note,
        ...(isOver ? { status: 'received' as const, closedAt: ctx.now } : {}),
      }
    },
  )) satisfies AdminOperation<typeof inventoryContract.receiveTransfer>

/** Gives a transfer up; of one that has left somebody says where the goods are. Problems: 400, 403, 404, 409, 412, 428. */
export const cancelTransfer = (async (ctx, { params, body, headers }) =>
  moveTransfer(
    ctx,
    {
      operation: 'cancelTransfer',
      id: params.transferId,
      ifMatch: headers['if-match'],
      from: ['created', 'shipped'],
      at: body.goodsAre === 'to' ? 'toStore' : 'fromStore',
    },
    async (moving) => {
      const { before, from, to } = moving
      if (before.status === 'shipped' && body.goodsAre === undefined)
        throw badRequest('Its goods have left: say where they are.', { property: '$.goodsAre' })
      const rest = amounts(moving, undefined, ({ shipped, received }) => shipped - received)
      const note = body.note ?? before.note
      if (before.status === 'shipped' && body.goodsAre !== 'lost')
        await moveStock(ctx, moving, body.goodsAre === 'to' ? to : from, rest, 1)
      return {
        status: 'cancelled',
        closedAt: ctx.now,
        note:
          body.goodsAre === undefined ? note : [note, `goods: ${body.goodsAre}`].filter(Boolean).join(' · '),
      }
    },
  )) satisfies AdminOperation<typeof inventoryContract.cancelTransfer>
