import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import { activePromotions } from './active-promotions.ts'
import type { promotionContract } from './contract.ts'
import { isShownTo, promotionView } from './view.ts'

/** Running promotions of the country by id; unknown, ended and withheld ones are missing (S7.018). */
export const getPromotions = (async (ctx, { query }) => {
  const ids = csv(query.ids).slice(0, 50)
  const running = await activePromotions(ctx, ctx.country)
  const data = running
    .filter((promotion) => ids.includes(promotion.id) && isShownTo(ctx.audience, promotion))
    .map((promotion) => promotionView(promotion, ctx.locale))
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<typeof promotionContract.getPromotions>
