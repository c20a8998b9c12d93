import { Type, type Static } from 'typebox'
import {
  AmountByCountry,
  ByCountry,
  CountryCode,
  DocumentPath,
  Exact,
  Grams,
  Id,
  ImagePath,
  Language,
  Localized,
  Millimetres,
  OneOf,
} from './parts.ts'

/** Lengths a piece can be cut to, in steps counted from the shortest, and the least total of all lines of one SKU. */
const Cut = Exact({
  minMm: Millimetres,
  maxMm: Millimetres,
  stepMm: Type.Integer({ minimum: 1 }),
  minTotalMm: Millimetres,
  /** Whole feet are cut too, each to its nearest centimetre (12 feet are 3.66 m), beside the steps. */
  feet: Type.Optional(Type.Boolean()),
  /** Whole varas likewise (4 varas are 3.34 m); offered where the country's `customaryUnits` name them. */
  varas: Type.Optional(Type.Boolean()),
  /** How a piece is drawn beside its length: `sheet` without it. */
  shape: Type.Optional(OneOf('sheet', 'bar')),
})
export type Cut = Static<typeof Cut>

const Days = Exact({ min: Type.Integer({ minimum: 0 }), max: Type.Integer({ minimum: 0 }) })

/** Tax class where it is not `standard`. */
const TaxClasses = ByCountry(Id)

/** Values by attribute id (see `attributes` of site.json), as text: `{"calibre":"26","color":"azul"}`. */
const Values = Type.Record(Type.String(), Type.String())

const Image = Exact({
  /** `large` is the picture, `drawing` the dimensioned section. */
  viewType: OneOf('large', 'drawing', 'swatch'),
  path: ImagePath,
  /** The same picture about half as wide. */
  medium: Type.Optional(ImagePath),
  alt: Localized,
  /** Present when the picture shows one choice only, for example one colour. */
  variationValues: Type.Optional(Values),
})

/** A paper of the merchant's own, such as a certificate or a guide, to be opened beside the technical sheet. */
const Document = Exact({
  path: DocumentPath,
  title: Localized,
  /** Shown to readers of this language alone; to all without it. */
  language: Type.Optional(Language),
})

const Link = Exact({
  type: OneOf('accessory', 'cross_sell', 'up_sell', 'replacement', 'other'),
  productId: Id,
})

/** One line of the short list of facts beside the price. */
const Fact = Exact({ id: Type.String(), displayName: Localized, value: Localized })

const Component = Exact({ productId: Id, quantity: Type.Integer({ minimum: 1 }) })

/**
 * What a shopper chooses along with the product, each choice with what it adds to a piece, tax included. A choice
 * without an amount in a country is not to be had there; `"0"` costs nothing. Without a `default` the first one is.
 */
const ProductOption = Exact({
  id: Id,
  name: Localized,
  description: Type.Optional(Localized),
  values: Type.Array(
    Exact({ id: Id, name: Localized, prices: AmountByCountry, default: Type.Optional(Type.Boolean()) }),
    { minItems: 1 },
  ),
})
export type ProductOptionRow = Static<typeof ProductOption>

/** How it is sold: by piece, in a closed quantity, by the metre at a chosen length, or only by quote. */
const SellMode = OneOf('unit', 'pack', 'cut', 'quote')

/** S1: in every store. S2: in plants and half of the branches, elsewhere by transfer. S3: made to order. */
const StockPattern = OneOf('S1', 'S2', 'S3')

const shown = {
  online: Type.Boolean(),
  name: Localized,
  shortDescription: Localized,
  longDescription: Localized,
  pageTitle: Type.Optional(Localized),
  pageDescription: Type.Optional(Localized),
  keywords: Localized,
  primaryCategoryId: Id,
  categoryIds: Type.Array(Id, { minItems: 1 }),
  countries: Type.Array(CountryCode, { minItems: 1 }),
  /** The first is the one of lists; none while nobody has brought one. */
  images: Type.Array(Image),
  links: Type.Array(Link),
  facts: Type.Array(Fact),
  documents: Type.Optional(Type.Array(Document)),
  /** HTML. */
  techDetails: Type.Optional(Localized),
  presentations: Type.Optional(Localized),
  videos: Type.Optional(Localized),
  reviews: Type.Optional(Localized),
  /** What buyers give it, of five stars: the mean, and of how many opinions. */
  rating: Type.Optional(
    Exact({ average: Type.Number({ minimum: 1, maximum: 5 }), count: Type.Integer({ minimum: 1 }) }),
  ),
  isNew: Type.Boolean(),
  isSale: Type.Boolean(),
  /** Higher sells more: the order of best matches among equals. */
  popularity: Type.Integer({ minimum: 0 }),
}

const sold = {
  sellMode: SellMode,
  /** What one piece is called (pieza, quintal, galón); for cut goods the metre. */
  unit: Localized,
  /** Units of sale that a quintal has (100 of what is sold by the pound), where the country's `customaryUnits` name it. */
  perQuintal: Type.Optional(Type.Integer({ minimum: 2 })),
  /** Unit code of Salvadoran tax documents. */
  cat014: Type.Integer(),
  /** Costa Rican product code of tax documents, where known. */
  cabys: Type.Optional(Type.String({ pattern: '^\\d{13}$' })),
  taxClasses: Type.Optional(TaxClasses),
  stepQuantity: Type.Integer({ minimum: 1 }),
  minOrderQuantity: Type.Integer({ minimum: 1 }),
  stockPattern: StockPattern,
  /** Working days until it is made, for cut goods and goods made to order. */
  leadDays: Type.Optional(Days),
  /** Present for lengths of choice; then `weightGrams` and prices are per metre and stock is in metres. */
  cut: Type.Optional(Cut),
  /** False for what no courier may carry (flammable, too heavy for hands). */
  courier: Type.Boolean(),
  /** Width that one sheet covers once laid: its price is told per square metre too. */
  coverMm: Type.Optional(Millimetres),
  options: Type.Optional(Type.Array(ProductOption)),
}

const measured = {
  /** Of one piece, or of one metre for lengths of choice. */
  weightGrams: Grams,
  /** Longest side of one piece as packed; for lengths of choice the chosen length counts instead. */
  longestSideMm: Type.Optional(Millimetres),
  /** Standard length of a profile or sheet, where it has one. */
  lengthMm: Type.Optional(Millimetres),
}

/** Carries what its variants share. Not sold itself. */
const Master = Exact({
  type: Type.Literal('master'),
  id: Id,
  ...shown,
  ...sold,
  /** Values every variant has, for filters. */
  attributes: Values,
  variationAttributes: Type.Array(
    Exact({ id: Type.String(), values: Type.Array(Type.String(), { minItems: 1 }) }),
    {
      minItems: 1,
    },
  ),
})

/** Has everything of its master except what it names itself. Comes after its master. */
const Variant = Exact({
  type: Type.Literal('variant'),
  id: Id,
  masterId: Id,
  online: Type.Boolean(),
  name: Type.Optional(Localized),
  variationValues: Values,
  /** Further values for filters, beside the master's and the variation values. */
  attributes: Values,
  default: Type.Optional(Type.Boolean()),
  countries: Type.Optional(Type.Array(CountryCode, { minItems: 1 })),
  taxClasses: Type.Optional(TaxClasses),
  stepQuantity: Type.Optional(Type.Integer({ minimum: 1 })),
  minOrderQuantity: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Instead of its master's facts of the same ids. */
  facts: Type.Optional(Type.Array(Fact)),
  ...measured,
})

const Item = Exact({ type: Type.Literal('item'), id: Id, ...shown, ...sold, ...measured, attributes: Values })

/** A suggestion of what belongs together: every component is added and priced on its own. */
const ProductSet = Exact({
  type: Type.Literal('set'),
  id: Id,
  ...shown,
  attributes: Values,
  components: Type.Array(Component, { minItems: 2 }),
})

/** One price for all components; sold whole. */
const Bundle = Exact({
  type: Type.Literal('bundle'),
  id: Id,
  ...shown,
  ...sold,
  ...measured,
  attributes: Values,
  components: Type.Array(Component, { minItems: 2 }),
})

/** A row of `products.jsonl`. What it names (master, components, links) may stand anywhere in the file. */
export const ProductRow = Type.Union([Master, Variant, Item, ProductSet, Bundle])
export type ProductRow = Static<typeof ProductRow>
export type MasterRow = Static<typeof Master>
export type VariantRow = Static<typeof Variant>
export type ItemRow = Static<typeof Item>
export type SetRow = Static<typeof ProductSet>
export type BundleRow = Static<typeof Bundle>

/** The schema of each kind of row, so that a wrong row is judged as what it says it is. */
export const productRowByType = {
  master: Master,
  variant: Variant,
  item: Item,
  set: ProductSet,
  bundle: Bundle,
} as const
