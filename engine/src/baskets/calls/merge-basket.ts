import type { Ctx } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { Basket } from '../basket.ts'
import type { basketsContract } from '../contract.ts'
import { emptyBasket } from '../empty-basket.ts'
import { type MergeMode, mergeInto } from '../lines/merge-lines.ts'
import { type BasketPair, lockPair, readPair } from '../previous-basket.ts'
import { loadGoods } from '../prices/load-pricing-inputs.ts'
import { noCurrentBasket, noSourceBasket } from '../problems.ts'
import { deleteBasketRow, insertBasket } from '../queries.ts'
import { toRow } from '../stored-basket.ts'
import { basketView } from '../view.ts'
import { type BasketState, recalculate, saveBasket } from '../with-basket.ts'

/** The customer's basket, opened now if there is none; one that another call opens meanwhile is waited for. */
const destination = async (ctx: Ctx, own: Basket | undefined, source: Basket): Promise<Basket> => {
  if (own) return own
  const fresh = { ...emptyBasket(ctx, source), createdAt: source.createdAt }
  if (await ctx.db.maybe(insertBasket(ctx.site.siteId, toRow(fresh)))) return fresh
  const again = (await readPair(ctx)).own
  if (!again) throw new Error('the basket that stood in the way is gone')
  return again
}

/** Merges under both locks: the guest's basket is gone in the same transaction, so that a second merge finds none. */
export const mergeLocked = async (
  ctx: Ctx,
  { guestId, own, source }: Pick<BasketPair, 'guestId' | 'own'> & { source: Basket },
  mode: MergeMode,
  email?: string,
): Promise<BasketState> => {
  const target = await destination(ctx, own, source)
  target.email ??= email
  mergeInto(target, source, mode, ctx.newId.hex)
  await ctx.db.run(deleteBasketRow(ctx.site.siteId, guestId, source.id))
  const state = await recalculate(ctx, target, await loadGoods(ctx, target))
  await saveBasket(ctx, target)
  return state
}

/**
 * Brings the basket of the guest the customer was before into their own. Repeating it changes nothing: the source is
 * gone. Problems: 403 without a previous guest, 409 without a source, or without a destination that may be created.
 */
export const mergeBasket = (async (ctx, { query }) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { own, source, ...who } = await lockPair(inside)
    if (!source) {
      throw noSourceBasket('The previous guest shopper has no basket.', { customerId: who.guestId })
    }
    if (!own && query.createDestinationBasket !== true) {
      throw noCurrentBasket('The customer has no basket to merge into.', { customerId: who.customerId })
    }
    const mode = query.productItemMergeMode ?? 'higher_quantity'
    return basketView(inside, await mergeLocked(inside, { ...who, own, source }, mode))
  })) satisfies Operation<typeof basketsContract.mergeBasket>
