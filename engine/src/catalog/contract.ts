import { productRowByType } from '../bundle/products.ts'
import { bulkAnswer, mostLineBytes, OnError } from '../kernel/bulk-lines.ts'
import { importInProgress } from '../kernel/import-in-progress.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { Body, Changes, Open, type Static, Type } from '../kernel/schema.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { stillInUse } from '../kernel/still-in-use.ts'
import { productNotFound } from './problems.ts'

const { master, variant, bundle } = productRowByType
export const rowMembers = { ...variant.properties, ...bundle.properties, ...master.properties }

/** Texts by locale; `default` is Spanish. */
export const Texts = Type.Record(Type.String(), Type.String())
const Markups = Type.Record(
  Type.String(),
  Type.Object({ source: Type.String(), markup: Type.Optional(Type.String()) }),
)

const Metres = Type.Number({ minimum: 0, maximum: 100_000 })

const ImageGroup = Type.Object({
  viewType: rowMembers.images.items.properties.viewType,
  images: Type.Array(
    Type.Object({ path: Type.String(), alt: Texts, c_medium: Type.Optional(Type.String()) }),
    { minItems: 1 },
  ),
  /** The one choice that the pictures show. */
  c_variationValues: Type.Optional(Texts),
})

/** What a product says, by the platform's names; `c_…` where it has none. Each kind has those of its line in a bundle. */
export const productMembers = {
  online: Type.Boolean(),
  name: Texts,
  shortDescription: Markups,
  longDescription: Markups,
  pageTitle: Texts,
  pageDescription: Texts,
  pageKeywords: Texts,
  primaryCategoryId: Type.String(),
  assignedCategories: Type.Array(
    Type.Object({ catalogId: Type.Optional(Type.String()), categoryId: Type.String() }),
  ),
  imageGroups: Type.Array(ImageGroup),
  /** Of a variant. */
  master: Type.Object({ masterId: Type.String() }),
  variationValues: rowMembers.variationValues,
  /** Of a master; names of values are the site's. */
  variationAttributes: Type.Array(
    Type.Object({ id: Type.String(), values: Type.Array(Type.Object({ value: Type.String() })) }),
  ),
  c_countries: rowMembers.countries,
  c_sellMode: rowMembers.sellMode,
  c_unit: rowMembers.unit,
  c_taxClasses: rowMembers.taxClasses,
  c_stepQuantity: rowMembers.stepQuantity,
  c_minOrderQuantity: rowMembers.minOrderQuantity,
  c_stockPattern: rowMembers.stockPattern,
  c_leadDays: rowMembers.leadDays,
  c_cut: Type.Object({
    minMeters: Metres,
    maxMeters: Metres,
    stepMeters: Metres,
    minTotalMeters: Metres,
    feet: rowMembers.cut.properties.feet,
    varas: rowMembers.cut.properties.varas,
    shape: rowMembers.cut.properties.shape,
  }),
  c_courier: rowMembers.courier,
  c_options: rowMembers.options,
  c_weightKg: Metres,
  c_longestSideMeters: Metres,
  c_lengthMeters: Metres,
  /** What one sheet covers once laid. */
  c_coverMeters: Metres,
  c_perQuintal: rowMembers.perQuintal,
  c_cat014: rowMembers.cat014,
  c_cabys: rowMembers.cabys,
  c_attributes: rowMembers.attributes,
  c_documents: rowMembers.documents,
  c_facts: rowMembers.facts,
  c_links: rowMembers.links,
  c_components: rowMembers.components,
  c_techDetails: rowMembers.techDetails,
  c_presentations: rowMembers.presentations,
  c_videos: rowMembers.videos,
  c_reviews: rowMembers.reviews,
  c_rating: rowMembers.rating,
  c_isNew: rowMembers.isNew,
  c_isSale: rowMembers.isSale,
  c_popularity: rowMembers.popularity,
  c_default: rowMembers.default,
}

/** One of its flags is true. */
const flag = Type.Optional(Type.Boolean())
const ProductType = Type.Object({ item: flag, master: flag, variant: flag, set: flag, bundle: flag })

export const MerchantProduct = Open('MerchantProduct', {
  id: Type.String(),
  type: ProductType,
  owningCatalogId: Type.String(),
  ...Type.Partial(Type.Object(productMembers)).properties,
})

export const productParams = Type.Object({ productId: Type.String({ maxLength: 100 }) })
const params = productParams
const changes = {
  type: Type.Optional(ProductType),
  owningCatalogId: Type.Optional(Type.String()),
  ...Changes(productMembers),
}
const body = Body('product', { id: Type.Optional(Type.String()), ...changes })
/** A line of many: which product, and the tag that was read of it. */
const line = Body('product_line', {
  id: Type.String({ minLength: 1, maxLength: 100 }),
  c_ifMatch: Type.Optional(Type.String({ maxLength: 200 })),
  ...changes,
})
export type ProductChangeLine = Static<typeof line>
export type ProductChanges = Static<typeof body>

/** What any change of a product may meet. */
export const changeProblems = [
  productNotFound,
  outsideYourPlaces,
  importInProgress,
  preconditionFailed,
  preconditionRequired,
] as const

export const catalogContract = {
  getProduct: {
    scope: 'sfcc.products',
    params,
    answer: MerchantProduct,
    success: [200, 304],
    problems: [productNotFound],
  },
  createProduct: {
    scope: 'sfcc.products.rw',
    params,
    /** Takes the place of a product of this id; with `x-dw-validate-existing: true` there may be none. */
    body,
    answer: MerchantProduct,
    success: [200, 201],
    problems: [idAlreadyExists, ...changeProblems],
  },
  updateProduct: {
    scope: 'sfcc.products.rw',
    params,
    /** What is absent stays, null empties; of texts, the locales that are named. */
    body,
    answer: MerchantProduct,
    problems: changeProblems,
  },
  updateProducts: {
    scope: 'sfcc.products.rw',
    /** Each line as the body of `updateProduct`. One transaction, one version of the catalogue, an entry in the log for each. */
    lines: line,
    query: Type.Object({ onError: OnError }),
    bodyLimit: mostLineBytes,
    answer: Open('UpdatedProducts', {
      ...bulkAnswer,
      /** The catalogue's version from which on they are shown. */
      c_catalogVersion: Type.Integer(),
    }),
    problems: [importInProgress],
  },
  deleteProduct: {
    scope: 'sfcc.products.rw',
    params,
    success: [204],
    problems: [stillInUse, ...changeProblems],
  },
} as const
