import { CommaList, Open, Type } from '../kernel/schema.ts'

export const Promotion = Open('Promotion', {
  id: Type.String(),
  name: Type.Optional(Type.String()),
  /** HTML. */
  calloutMsg: Type.Optional(Type.String()),
  /** HTML. */
  details: Type.Optional(Type.String()),
  startDate: Type.Optional(Type.String()),
  endDate: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
})

const PromotionResult = Open('PromotionResult', {
  limit: Type.Integer(),
  total: Type.Integer(),
  data: Type.Array(Promotion),
})

export const promotionContract = {
  getPromotions: {
    query: Type.Object({ ids: CommaList() }),
    answer: PromotionResult,
  },
}

export const campaignContract = {
  getPromotionsForCampaign: {
    params: Type.Object({ campaignId: Type.String({ maxLength: 256 }) }),
    query: Type.Object({
      /** Promotions that run at any moment from one to the other; without them those that run now. */
      startDate: Type.Optional(Type.String({ format: 'date-time' })),
      endDate: Type.Optional(Type.String({ format: 'date-time' })),
    }),
    answer: PromotionResult,
  },
}
