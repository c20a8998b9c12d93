import { notFound, tooManyRequests, unauthorized } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const Id = Type.String({ minLength: 1, maxLength: 128 })
const Words = Type.String({ maxLength: 256 })
const Amount = Type.Number({ minimum: 0, maximum: 1e12 })

/** A product as activities name it; a variant is its master's id with the variant's SKU. */
const ActivityProduct = Open('ActivityProduct', {
  id: Id,
  /** Empty says the same as none: the platform's own storefront sends it so. */
  sku: Type.Optional(Type.String({ maxLength: 128 })),
  altId: Type.Optional(Type.String({ maxLength: 128 })),
  type: Type.Optional(Words),
  price: Type.Optional(Amount),
  quantity: Type.Optional(Amount),
  /** Price × quantity of the line [S7.078]. */
  amount: Type.Optional(Amount),
})

/** Who acts: the realm of the site, the kind of installation, the visit, and the customer where there is one. */
const who = {
  realm: Type.String({ minLength: 1, maxLength: 64 }),
  instanceType: OneOf('prd', 'sbx'),
  cookieId: Type.String({ minLength: 8, maxLength: 128 }),
  userId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
}
const product = { product: ActivityProduct }
const products = { products: Type.Array(ActivityProduct, { maxItems: 200 }) }
const shown = { ...products, showProducts: Type.Optional(Type.Boolean()) }
const search = { searchText: Words }
const category = { category: Open('ActivityCategory', { id: Id }) }
const reco = { recommenderName: Id, __recoUUID: Type.Optional(Id) }

const ofSite = Type.Object({ siteId: Type.String() })
const common = { params: ofSite, auth: 'none', bodyLimit: 64 * 1024 } as const
const noClient = unauthorized

const activity = <M extends Parameters<typeof Open>[1]>(name: string, members: M) => ({
  ...common,
  body: Open(name, { ...who, ...members }),
  answer: Open('ActivityResult', {}),
  problems: [noClient, { kind: tooManyRequests(60).kind }],
})

const question = Open('RecommendationQuestion', {
  ...who,
  products: Type.Optional(Type.Array(Open('RecommendationProduct', { id: Id }), { maxItems: 100 })),
})

/** No member tells a price: who may see one asks for the products by their ids. */
const Recommendations = Open('Recommendations', {
  recoUUID: Type.String(),
  recommenderName: Type.String(),
  /** What the row shows, in the language of the call. */
  displayMessage: Type.String(),
  recs: Type.Array(
    Open('Recommendation', {
      id: Type.String(),
      product_name: Type.String(),
      product_url: Type.String(),
      image_url: Type.Optional(Type.String()),
    }),
  ),
})

export const personalisationContract = {
  viewProduct: activity('ViewProduct', product),
  viewSearch: activity('ViewSearch', { ...search, ...shown }),
  clickSearch: activity('ClickSearch', { ...search, ...product }),
  /** A category without hits names no products. */
  viewCategory: activity('ViewCategory', {
    ...category,
    products: Type.Optional(products.products),
    showProducts: shown.showProducts,
  }),
  clickCategory: activity('ClickCategory', { ...category, ...product }),
  viewReco: activity('ViewReco', { ...reco, ...products }),
  clickReco: activity('ClickReco', { ...reco, ...product }),
  viewPage: activity('ViewPage', { currentLocation: Type.String({ minLength: 1, maxLength: 2048 }) }),
  beginCheckout: activity('BeginCheckout', { ...products, amount: Type.Optional(Amount) }),
  checkoutStep: activity('CheckoutStep', {
    stepName: Id,
    stepNumber: Type.Integer({ minimum: 0, maximum: 20 }),
    basketId: Id,
  }),
  addToCart: activity('AddToCart', products),
  getRecommenders: {
    params: ofSite,
    auth: 'none',
    answer: Open('Recommenders', {
      recommenders: Type.Array(
        Open('Recommender', {
          name: Type.String(),
          description: Type.String(),
          recommenderType: Type.String(),
        }),
      ),
    }),
    problems: [noClient],
  },
  getRecommendations: {
    ...common,
    params: Type.Object({ siteId: Type.String(), recommenderName: Type.String() }),
    body: question,
    answer: Recommendations,
    problems: [noClient, notFound],
  },
  getZoneRecommendations: {
    ...common,
    params: Type.Object({ siteId: Type.String(), zone: Type.String() }),
    body: question,
    answer: Recommendations,
    problems: [noClient, notFound],
  },
} as const
