import { type Ctx, knownShopper } from '../kernel/context.ts'
import { forbidden } from '../kernel/problem.ts'
import type { Basket } from './basket.ts'
import { lockMerges, lockOpenBasketsOf } from './queries.ts'
import { fromRow } from './stored-basket.ts'

/** Baskets of a customer and of the guest they were, both locked until the transaction ends. */
export type BasketPair = {
  customerId: string
  guestId: string
  own: Basket | undefined
  source: Basket | undefined
}

const pairOf = (ctx: Ctx) => {
  const shopper = knownShopper(ctx)
  if (shopper.kind !== 'registered' || !shopper.guestId) {
    throw forbidden('The access token holds no previous guest shopper.')
  }
  return { customerId: shopper.customerId, guestId: shopper.guestId }
}

/** Both baskets, for the only merge of this customer there is. Problem: 403 for a token that holds no previous guest. */
export const lockPair = async (ctx: Ctx): Promise<BasketPair> => {
  await ctx.db.run(lockMerges(ctx.site.siteId, pairOf(ctx).customerId))
  return readPair(ctx)
}

/** Both baskets as they are now, within a merge. */
export const readPair = async (ctx: Ctx): Promise<BasketPair> => {
  const { customerId, guestId } = pairOf(ctx)
  const rows = await ctx.db.query(lockOpenBasketsOf(ctx.site.siteId, [customerId, guestId]))
  const of = (id: string) => {
    const row = rows.find((one) => one.customerId === id)
    return row && fromRow(row)
  }
  return { customerId, guestId, own: of(customerId), source: of(guestId) }
}
