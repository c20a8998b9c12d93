import { malformedSelector } from '../kernel/property-selector.ts'
import { CommaList, Json, OneOf, Open, Type } from '../kernel/schema.ts'
import { imageNotFound, invalidExpand, productNotFound, tooManyIds } from './problems.ts'

const Text = Type.Optional(Type.String())
const Num = Type.Optional(Type.Number())
const Flag = Type.Optional(Type.Boolean())
const Values = Type.Record(Type.String(), Type.String())

/** How it is sold: by piece, in a closed quantity, by the metre at a chosen length, or only by quote. */
export const SellMode = OneOf('unit', 'pack', 'cut', 'quote')

/** What is told of a product beside its price. */
export const AttributesGroup = Json(
  Open('AttributesGroup', {
    attributes: Type.Array(
      Open('ShownAttribute', { id: Type.String(), displayName: Type.String(), value: Type.String() }),
    ),
  }),
)

export const Image = Open('Image', {
  link: Type.String(),
  disBaseLink: Text,
  alt: Text,
  title: Text,
  /** The same picture 320 pixels wide, where `link` is the one of 640. */
  c_mediumLink: Text,
})

export const VariationAttributeValue = Open('VariationAttributeValue', {
  value: Type.String(),
  name: Text,
  description: Text,
  orderable: Flag,
  /** Of a colour: `#B5301A`. */
  c_hex: Text,
})

export const VariationAttribute = Open('VariationAttribute', {
  id: Type.String(),
  name: Text,
  values: Type.Optional(Type.Array(VariationAttributeValue)),
})

export const ImageGroup = Open('ImageGroup', {
  viewType: Type.String(),
  images: Type.Array(Image),
  variationAttributes: Type.Optional(Type.Array(VariationAttribute)),
})

export const ProductPriceTable = Open('ProductPriceTable', { price: Num, pricebook: Text, quantity: Num })

export const PriceRange = Open('PriceRange', { minPrice: Num, maxPrice: Num, pricebook: Text })

export const ProductPromotion = Open('ProductPromotion', {
  promotionId: Type.String(),
  calloutMsg: Type.String(),
  promotionalPrice: Num,
})

export const Variant = Open('Variant', {
  productId: Type.String(),
  orderable: Flag,
  price: Num,
  tieredPrices: Type.Optional(Type.Array(ProductPriceTable)),
  variationValues: Type.Optional(Values),
  /** Taken unless another choice is made. */
  c_default: Flag,
})

export const ProductType = Open('ProductType', {
  item: Flag,
  master: Flag,
  variant: Flag,
  set: Flag,
  bundle: Flag,
  /** Something is chosen along with it, beside what else it is. */
  option: Flag,
})

export const Inventory = Open('Inventory', {
  id: Type.String(),
  ats: Num,
  stockLevel: Num,
  orderable: Flag,
  backorderable: Flag,
  preorderable: Flag,
  inStockDate: Type.Optional(Type.String({ format: 'date-time' })),
  /** What lies in the store itself; in `inventories`. */
  c_stockInStore: Num,
})

const Master = Open('Master', { masterId: Type.String(), orderable: Flag, price: Num, priceMax: Num })

const Option = Open('Option', {
  id: Type.String(),
  name: Type.String(),
  description: Text,
  values: Type.Array(
    Open('OptionValue', {
      id: Type.String(),
      name: Type.String(),
      default: Flag,
      /** What it adds to one piece; absent for guests. */
      price: Num,
    }),
  ),
})

const ProductLink = Open('ProductLink', {
  sourceProductId: Type.String(),
  sourceProductLink: Type.String(),
  targetProductId: Type.String(),
  targetProductLink: Type.String(),
  type: Type.String(),
})

const PageMetaTag = Open('PageMetaTag', { id: Text, value: Text, type: Text })

/** What only this shop tells of a product. Weights in kg, lengths in metres, HTML sanitised. */
const customMembers = {
  c_isNew: Flag,
  c_isSale: Flag,
  c_sellMode: Type.Optional(SellMode),
  /** S1: in every store. S2: in plants and half of the branches. S3: made to order. */
  c_stockPattern: Type.Optional(OneOf('S1', 'S2', 'S3')),
  /** Whether a courier may carry it. */
  c_courier: Flag,
  /** Values by attribute id. */
  c_attributes: Type.Optional(Values),
  c_pdpAttributesGroup: Type.Optional(AttributesGroup),
  c_techDetails: Text,
  c_presentations: Text,
  c_videos: Text,
  c_reviews: Text,
  /** What buyers give it, of five stars, where somebody has said something. */
  c_rating: Type.Optional(Open('Rating', { average: Type.Number(), count: Type.Integer() })),
  /** The merchant's own papers in the reader's language, each a PDF. */
  c_documents: Type.Optional(Type.Array(Type.Object({ title: Type.String(), link: Type.String() }))),
  /** Sold by the metre, at a length the shopper chooses; the four below are of such goods. */
  c_measurementSelector: Flag,
  /** Centimetres between two lengths. */
  c_stepQuantityCM: Num,
  /** Least metres of the product in an order. */
  c_minLengthMeters: Num,
  c_cutMinMeters: Num,
  c_cutMaxMeters: Num,
  /** Whole feet are cut too, each to its nearest centimetre. */
  c_cutFeet: Flag,
  /** Whole varas likewise, where people of the country ask for them. */
  c_cutVaras: Flag,
  /** How a piece is drawn beside its length. */
  c_cutShape: Type.Optional(OneOf('sheet', 'bar')),
  /** Of a sheet that roofs are calculated with: its profile among the trade's rules. */
  c_roofProfile: Text,
  /** Of one piece, or of one metre of cut goods. */
  c_weightKg: Num,
  c_longestSideMeters: Num,
  c_Length: Num,
  /** Width that one sheet covers once laid. */
  c_coverMeters: Num,
  /** Units of sale that a quintal has, where people of the country ask for quintals. */
  c_perQuintal: Num,
  /** Working days until it is made. */
  c_leadDaysMin: Num,
  c_leadDaysMax: Num,
  /** From this amount on the price is given by quote: pieces, or metres of cut goods. */
  c_quoteFromQuantity: Num,
  /** What one set costs whole, for registered shoppers: it has no price of its own. */
  c_setPrice: Num,
  /** What lies in the store asked about, and how many of the country's stores have some. */
  c_stockInStore: Num,
  c_storesWithStock: Num,
}

const productMembers = {
  id: Type.String(),
  name: Text,
  type: Type.Optional(ProductType),
  currency: Text,
  brand: Text,
  shortDescription: Text,
  longDescription: Text,
  pageTitle: Text,
  pageDescription: Text,
  pageMetaTags: Type.Optional(Type.Array(PageMetaTag)),
  primaryCategoryId: Text,
  primaryCategory: Type.Optional(
    Open('PrimaryCategory', {
      id: Type.String(),
      name: Type.String(),
      parentCategoryTree: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
  ),
  unit: Text,
  stepQuantity: Num,
  minOrderQuantity: Num,
  price: Num,
  priceMax: Num,
  pricePerUnit: Num,
  prices: Type.Optional(Type.Record(Type.String(), Type.Number())),
  priceRanges: Type.Optional(Type.Array(PriceRange)),
  tieredPrices: Type.Optional(Type.Array(ProductPriceTable)),
  productPromotions: Type.Optional(Type.Array(ProductPromotion)),
  imageGroups: Type.Optional(Type.Array(ImageGroup)),
  inventory: Type.Optional(Inventory),
  inventories: Type.Optional(Type.Array(Inventory)),
  master: Type.Optional(Master),
  variants: Type.Optional(Type.Array(Variant)),
  variationAttributes: Type.Optional(Type.Array(VariationAttribute)),
  variationValues: Type.Optional(Values),
  options: Type.Optional(Type.Array(Option)),
  productLinks: Type.Optional(Type.Array(ProductLink)),
  isProductUnavailable: Flag,
  isProductQuote: Flag,
  isProductFinished: Flag,
  ...customMembers,
}

const Part = Open('Product', productMembers)
const BundledProduct = Open('BundledProduct', {
  id: Type.String(),
  quantity: Type.Number(),
  product: Part,
})

export const Product = Open('Product', {
  ...productMembers,
  /** Each with how many of it belong to the set. */
  setProducts: Type.Optional(
    Type.Array(Open('SetProduct', { ...productMembers, c_quantity: Type.Number() })),
  ),
  bundledProducts: Type.Optional(Type.Array(BundledProduct)),
})

const shown = {
  /** What to include; without it everything but page_meta_tags. */
  expand: Type.Optional(Type.String({ maxLength: 300 })),
  allImages: Flag,
  /** View types, comma-joined: large, medium, small, swatch, drawing. */
  imgTypes: Text,
  /**
   * Pictures of the product's own choice alone, of a family those that all its choices share: `own`; of a choice in it
   * besides: `color=rojo`.
   */
  c_imagesOf: Type.Optional(Type.String({ maxLength: 200 })),
  /** One tier per price book, list and sale, beside the tiers by quantity. */
  perPricebook: Flag,
  allVariationProperties: Flag,
  /** Inventories to answer in `inventories`, comma-joined, at most 5. */
  inventoryIds: Type.Optional(Type.String({ maxLength: 500 })),
  /** Members to answer: `(data.(id,name))`. */
  select: Type.Optional(Type.String({ maxLength: 2000 })),
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  /** The store whose stock and dates `inventory` tells; without it the country's default one. */
  c_store: Type.Optional(Type.String({ maxLength: 100 })),
}

export const productContract = {
  getProducts: {
    query: Type.Object({ ids: CommaList({ maxLength: 11_000 }), ...shown }),
    answer: Open('ProductResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Product),
    }),
    problems: [tooManyIds, invalidExpand, malformedSelector],
  },
  getProduct: {
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: Type.Object(shown),
    answer: Product,
    problems: [productNotFound, invalidExpand, malformedSelector],
  },
  getImage: {
    params: Type.Object({ '*': Type.String({ maxLength: 300 }) }),
    auth: 'none' as const,
    uncounted: true as const,
    success: [200, 206, 304],
    problems: [imageNotFound],
  },
}
