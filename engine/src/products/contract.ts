import { CommaList, Open, Type } from '../kernel/schema.ts'
import { malformedSelector } from '../kernel/select.ts'
import { imageNotFound, invalidExpand, productNotFound, tooManyIds } from './problems.ts'

const Text = Type.Optional(Type.String())
const Num = Type.Optional(Type.Number())
const Flag = Type.Optional(Type.Boolean())
const Values = Type.Record(Type.String(), Type.String())

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
  inStockDate: Text,
  /** What lies in the store itself; in `inventories`. */
  c_stockInStore: Num,
})

const Master = Open('Master', { masterId: Type.String(), orderable: Flag, price: Num, priceMax: Num })

const Option = Open('Option', {
  id: Type.String(),
  name: Text,
  description: Text,
  values: Type.Optional(
    Type.Array(
      Open('OptionValue', {
        id: Type.String(),
        name: Text,
        default: Flag,
        /** What it adds to one piece; absent for guests. */
        price: Num,
      }),
    ),
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
}

const Part = Open('Product', productMembers)
const BundledProduct = Open('BundledProduct', {
  id: Type.String(),
  quantity: Type.Number(),
  product: Part,
})

export const Product = Open('Product', {
  ...productMembers,
  setProducts: Type.Optional(Type.Array(Part)),
  bundledProducts: Type.Optional(Type.Array(BundledProduct)),
})

const shown = {
  /** What to include; without it everything but page_meta_tags. */
  expand: Type.Optional(Type.String({ maxLength: 300 })),
  allImages: Flag,
  /** View types, comma-joined: large, medium, small, swatch, drawing. */
  imgTypes: Text,
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
