import type { Operation } from '../kernel/operation.ts'
import type { campaignContract } from './contract.ts'
import { activePromotions } from './active-promotions.ts'
import { isShownTo, promotionView } from './view.ts'

/**
 * The promotions of a campaign that run now and, where moments are given, at some moment between them. An unknown
 * campaign has none.
 */
export const getPromotionsForCampaign = (async (ctx, { params, query }) => {
  const running = await activePromotions(ctx, ctx.country)
  const after = query.startDate === undefined ? -Infinity : Date.parse(query.startDate)
  const before = query.endDate === undefined ? Infinity : Date.parse(query.endDate)
  const data = running
    .filter((one) => one.campaign === params.campaignId && isShownTo(ctx.audience, one))
    .filter((one) => Date.parse(one.endDate) > after && Date.parse(one.startDate) < before)
    .map((promotion) => promotionView(promotion, ctx.locale))
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<typeof campaignContract.getPromotionsForCampaign>
