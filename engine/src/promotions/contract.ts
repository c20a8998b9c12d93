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

export const promotionContract = {
  getPromotions: {
    query: Type.Object({ ids: CommaList() }),
    answer: Open('PromotionResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Promotion),
    }),
  },
}
