import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { entryOf } from './ledger-entry.ts'
import { insertEntry, selectEntries, selectPaymentBalance } from './queries.ts'

type Movement = Omit<Parameters<typeof entryOf>[1], 'at'>

/**
 * Writes down that money of a payment has moved, in the transaction of the change that follows from it. False when that
 * movement has been written down before.
 */
export const recordMovement = async (
  ctx: Pick<Ctx, 'site' | 'now'>,
  tx: Db,
  payment: Parameters<typeof entryOf>[0],
  movement: Movement,
): Promise<boolean> =>
  (await tx.run(insertEntry(ctx.site.siteId, entryOf(payment, { ...movement, at: ctx.now })))) > 0

/** Balance of a payment in minor units: what was taken and has not gone back. */
export const paymentBalance = async (ctx: Pick<Ctx, 'site'>, db: Db, paymentId: string) =>
  (await db.one(selectPaymentBalance(ctx.site.siteId, paymentId))).balanceMinor

/** The latest entries of the ledger, or those of an order. */
export const listEntries = (ctx: Pick<Ctx, 'site' | 'db'>, orderNo?: string) =>
  ctx.db.query(selectEntries(ctx.site.siteId, orderNo ?? null, 200))
