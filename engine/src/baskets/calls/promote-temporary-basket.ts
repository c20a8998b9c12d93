import type { Ctx } from '../../kernel/context.ts'
import { knownShopper } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { promoteContract } from '../client-contract.ts'
import { mergeInto } from '../lines/merge-lines.ts'
import { loadGoods } from '../prices/load-pricing-inputs.ts'
import { basketAlreadyExists, basketNotPromotable } from '../problems.ts'
import { deleteBasketRow, insertBasket, lockBasket, lockOpenBasketsOf } from '../queries.ts'
import { fromRow, toRow } from '../stored-basket.ts'
import { basketView } from '../view.ts'
import { noBasket, recalculate, saveBasket } from '../with-basket.ts'

/**
 * Makes a temporary basket the shopper's open one. Where there is one already, `merge` brings the temporary one's lines
 * into it and `overrideExisting` puts it in its place; without either 409. Problems: 404, 409 for a basket that is no
 * temporary one.
 */
export const promoteTemporaryBasket = (async (ctx, { params, query }) =>
  ctx.db.transaction(async (tx) => {
    const inside: Ctx = { ...ctx, db: tx }
    const { customerId } = knownShopper(ctx)
    const { siteId } = ctx.site
    const [ownRow] = await tx.query(lockOpenBasketsOf(siteId, [customerId]))
    const row = await tx.maybe(lockBasket(siteId, customerId, params.basketId))
    if (!row) throw noBasket(params.basketId)
    if (!row.temporary) {
      throw basketNotPromotable('Only a temporary basket can be promoted.', { basketId: row.id })
    }
    if (ownRow && query.merge !== true && query.overrideExisting !== true) {
      throw basketAlreadyExists('The shopper already has a basket.', { basketId: ownRow.id })
    }
    const temporary = fromRow(row)
    const merges = ownRow !== undefined && query.merge === true
    const target = merges ? fromRow(ownRow) : { ...temporary, temporary: false }
    if (merges) {
      mergeInto(target, temporary, 'sum_quantities', ctx.newId.hex)
      target.counter ??= temporary.counter
    } else if (ownRow) await tx.run(deleteBasketRow(siteId, customerId, ownRow.id))
    await tx.run(deleteBasketRow(siteId, customerId, temporary.id))
    const state = await recalculate(inside, target, await loadGoods(inside, target))
    if (merges) await saveBasket(inside, target)
    else if (!(await tx.maybe(insertBasket(siteId, toRow({ ...target, modifiedAt: ctx.now }))))) {
      throw basketAlreadyExists('The shopper already has a basket.')
    }
    return basketView(inside, state)
  })) satisfies Operation<typeof promoteContract.promoteTemporaryBasket>
