import { PromotionRow } from '../bundle/promotions.ts'
import { importInProgress } from '../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { Body, Changes, OneOf, Open, type Static, Type } from '../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../kernel/search-request/index.ts'
import { VersionList } from '../kernel/version-list.ts'
import { promotionNotFound } from './problems.ts'

const own = PromotionRow.properties

/** Texts by locale; `default` is Spanish. */
const Texts = Type.Record(Type.String(), Type.String())
export const Id = Type.String({ maxLength: 100 })

const promotionMembers = {
  enabled: Type.Boolean(),
  name: Texts,
  /** `no`: beside any other; `class`: the only one of its class; `global`: shuts out what ranks behind it. */
  exclusivity: OneOf('no', 'class', 'global'),
  c_calloutMsg: Texts,
  c_details: Texts,
  c_customersOnly: own.customersOnly,
  c_amountForGuests: Type.Boolean(),
  c_countries: own.countries,
  c_startDate: own.startDate,
  c_endDate: own.endDate,
  c_priority: own.priority,
  /** Conditions and discount, as a bundle writes them. */
  c_rule: own.rule,
}

export const MerchantPromotion = Open('MerchantPromotion', {
  id: Id,
  /** Of its rule: `product` is the bundle's `item`. */
  promotionClass: OneOf('product', 'order', 'shipping'),
  ...Type.Partial(Type.Object(promotionMembers)).properties,
  /** Where it lies in a campaign. */
  assignmentInformation: Type.Optional(
    Type.Object({
      campaignId: Id,
      enabled: Type.Boolean(),
      schedule: Type.Object({ startDate: Type.String(), endDate: Type.String() }),
    }),
  ),
  /** Ids of the coupons by one of which alone baskets get it. */
  c_coupons: Type.Array(Id),
})

const PromotionHit = Open('PromotionHit', {
  ...MerchantPromotion.properties,
  /** Orders that stand in which it took something off; with `expand: ["figures"]`. */
  c_uses: Type.Optional(Type.Integer()),
  /** What it took off them, with tax. */
  c_givenAway: Type.Optional(Type.Array(Type.Object({ currency: Type.String(), amount: Type.Number() }))),
})

const params = Type.Object({ id: Id })
const body = Body('promotion', {
  id: Type.Optional(Id),
  promotionClass: Type.Optional(OneOf('product', 'order', 'shipping')),
  ...Changes(promotionMembers),
})
export type PromotionChanges = Static<typeof body>

export const changeProblems = [
  promotionNotFound,
  outsideYourPlaces,
  importInProgress,
  preconditionFailed,
  preconditionRequired,
] as const

const write = { scope: 'sfcc.promotions.rw', params, problems: changeProblems } as const

export const promotionContract = {
  getPromotion: {
    scope: 'sfcc.promotions',
    params,
    answer: MerchantPromotion,
    success: [200, 304],
    problems: [promotionNotFound],
  },
  createPromotion: {
    ...write,
    body,
    answer: MerchantPromotion,
    success: [200, 201],
    problems: [idAlreadyExists, ...changeProblems],
  },
  updatePromotion: { ...write, body, answer: MerchantPromotion },
  deletePromotion: { ...write, success: [204] },
  getPromotionVersions: {
    scope: 'sfcc.promotions.rw',
    params,
    answer: VersionList('PromotionVersions'),
    problems: [promotionNotFound],
  },
  /** Whatever was changed since that version is as it was then, but for coupons and campaign. */
  restorePromotion: {
    ...write,
    params: Type.Object({ ...params.properties, version: Type.Integer({ minimum: 1 }) }),
    answer: MerchantPromotion,
  },
  promotionsSearch: {
    scope: 'sfcc.promotions',
    body: SearchRequest,
    answer: Open('PromotionSearchResult', { hits: Type.Array(PromotionHit), ...searchAnswer }),
    problems: searchProblems,
  },
} as const
