import { Body, CommaList, Open, Type } from '../kernel/schema.ts'

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

const Name = Type.String({ minLength: 1, maxLength: 256 })

const Verdicts = Type.Record(Type.String(), Type.Boolean())

export const campaignContract = {
  getPromotionsForCampaign: {
    params: Type.Object({ campaignId: Type.String({ maxLength: 256 }) }),
    query: Type.Object({
      /** Promotions that run at any moment from one to the other; without them those that run now. */
      startDate: Type.Optional(Type.String({ format: 'date-time' })),
      endDate: Type.Optional(Type.String({ format: 'date-time' })),
      currency: Type.Optional(Type.String({ maxLength: 3 })),
    }),
    answer: PromotionResult,
  },
  resolveQualifiers: {
    body: Body('qualifier_resolve_request', {
      customerGroups: Type.Optional(Type.Array(Name, { maxItems: 50 })),
      campaignQualifiers: Type.Optional(
        Type.Array(Type.Object({ campaignId: Name, promotionId: Type.Optional(Name) }), { maxItems: 50 }),
      ),
      /** Taken, and answered by nothing: the calls of products and categories tell their data. */
      dataBindings: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 50 })),
    }),
    answer: Open('QualifierResolveResponse', {
      customerGroups: Type.Optional(Verdicts),
      campaigns: Type.Optional(Verdicts),
      /** Campaign → promotion. */
      campaignQualifiers: Type.Optional(Type.Record(Type.String(), Verdicts)),
    }),
    perMinute: 120,
  },
}
