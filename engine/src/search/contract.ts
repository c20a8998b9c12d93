import { malformedSelector } from '../kernel/property-selector.ts'
import { Open, type TSchema, Type } from '../kernel/schema.ts'
import {
  AttributesGroup,
  Image,
  ImageGroup,
  PriceRange,
  ProductPromotion,
  ProductType,
  SellMode,
  Variant,
  VariationAttribute,
} from '../products/index.ts'
import { nothingAsked, phraseTooShort } from './problems.ts'

const Text = Type.Optional(Type.String())
const Num = Type.Optional(Type.Number())
const Flag = Type.Optional(Type.Boolean())

const RepresentedProduct = Open('ProductRef', {
  id: Type.String(),
  c_isNew: Flag,
  c_isSale: Flag,
})

export const ProductSearchHit = Open('ProductSearchHit', {
  productId: Type.String(),
  productName: Text,
  hitType: Text,
  productType: Type.Optional(ProductType),
  currency: Text,
  orderable: Flag,
  price: Num,
  priceMax: Num,
  pricePerUnit: Num,
  priceRanges: Type.Optional(Type.Array(PriceRange)),
  image: Type.Optional(Image),
  imageGroups: Type.Optional(Type.Array(ImageGroup)),
  representedProduct: Type.Optional(RepresentedProduct),
  representedProducts: Type.Optional(Type.Array(RepresentedProduct)),
  variants: Type.Optional(Type.Array(Variant)),
  variationAttributes: Type.Optional(Type.Array(VariationAttribute)),
  productPromotions: Type.Optional(Type.Array(ProductPromotion)),
  isProductQuote: Flag,
  c_isNew: Flag,
  c_isSale: Flag,
  c_sellMode: Type.Optional(SellMode),
  /** Sold by the metre, at a length the shopper chooses. */
  c_measurementSelector: Flag,
  /** What one piece is called; of cut goods the metre. The price is that of one. */
  c_unit: Text,
  /** Width that one sheet covers once laid. */
  c_coverMeters: Num,
  /** What one set costs whole, for registered shoppers: it has no price of its own. */
  c_setPrice: Num,
  /** Values by attribute id. */
  c_attributes: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What a set says of itself; of other goods the values of `c_attributes` as they read. */
  c_pdpAttributesGroup: Type.Optional(AttributesGroup),
})

const refinementValue = {
  value: Type.String(),
  label: Type.String(),
  hitCount: Type.Integer(),
  presentationId: Text,
  /** Of a colour: `#B5301A`. */
  c_hex: Text,
}
const RefinementValue = Open('ProductSearchRefinementValue', refinementValue)
/** A value of the result's categories with the values below it. */
const withBelow = <T extends TSchema>(value: T) =>
  Open('ProductSearchRefinementValue', { ...refinementValue, values: Type.Optional(Type.Array(value)) })

const Refinement = Open('ProductSearchRefinement', {
  attributeId: Type.String(),
  label: Text,
  values: Type.Optional(Type.Array(withBelow(withBelow(withBelow(RefinementValue))))),
})

const SuggestedTerm = Open('SuggestedTerm', {
  value: Type.String(),
  completed: Type.Boolean(),
  corrected: Type.Boolean(),
  exactMatch: Type.Boolean(),
})
const SuggestedTerms = Open('SuggestedTerms', {
  originalTerm: Type.String(),
  terms: Type.Optional(Type.Array(SuggestedTerm)),
})
const SuggestedPhrase = Open('SuggestedPhrase', { exactMatch: Type.Boolean(), phrase: Type.String() })
const Suggestion = {
  suggestedTerms: Type.Array(SuggestedTerms),
  suggestedPhrases: Type.Optional(Type.Array(SuggestedPhrase)),
}

/** Where the whole query leads instead of to products, as the merchant has said: a path without site and locale. */
const c_searchRedirect = Type.Optional(Open('SearchRedirect', { destinationUrl: Type.String() }))

/** Several values of one name come as a list. */
const Repeated = Type.Optional(Type.Unknown())

export const searchContract = {
  productSearch: {
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 500 })),
      /** cgid=…, c_attribute=a|b, price=(lo..hi), htype=…, orderable_only=true, ilids=…, pmid=…, pmpt=…; repeated. */
      refine: Repeated,
      sort: Text,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      currency: Type.Optional(Type.String({ maxLength: 3 })),
      expand: Type.Optional(Type.String({ maxLength: 300 })),
      /** Members to answer: `(hits.(productId))`. */
      select: Type.Optional(Type.String({ maxLength: 2000 })),
      allImages: Flag,
      imgTypes: Text,
      perPricebook: Flag,
      allVariationProperties: Flag,
      /** `c_…` members of variations, comma-joined: a hit tells what pages show of them anyway. */
      includedCustomVariationProperties: Text,
      c_store: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Open('ProductSearchResult', {
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
      query: Type.String(),
      pageMetaTags: Type.Optional(Type.Array(Open('PageMetaTag', { id: Text, value: Text }))),
      /** Absent when nothing is found. */
      hits: Type.Optional(Type.Array(ProductSearchHit)),
      refinements: Type.Array(Refinement),
      selectedRefinements: Type.Optional(Type.Record(Type.String(), Type.String())),
      sortingOptions: Type.Array(
        Open('ProductSearchSortingOption', { id: Type.String(), label: Type.String() }),
      ),
      selectedSortingOption: Text,
      searchPhraseSuggestions: Open('Suggestion', Suggestion),
      c_searchRedirect,
    }),
    problems: [nothingAsked, malformedSelector],
  },
  getSearchSuggestions: {
    query: Type.Object({
      q: Type.String({ maxLength: 500 }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
      currency: Type.Optional(Type.String({ maxLength: 3 })),
      expand: Type.Optional(Type.String({ maxLength: 300 })),
      /** Taken, and answered by nothing beside the suggestions themselves. */
      includedCustomProductProperties: Text,
      includeEinsteinSuggestedPhrases: Flag,
    }),
    answer: Open('SuggestionResult', {
      searchPhrase: Type.String(),
      c_searchRedirect,
      categorySuggestions: Type.Optional(
        Open('CategorySuggestions', {
          ...Suggestion,
          categories: Type.Optional(
            Type.Array(
              Open('SuggestedCategory', {
                id: Type.String(),
                name: Type.String(),
                parentCategoryName: Type.String(),
              }),
            ),
          ),
        }),
      ),
      brandSuggestions: Type.Optional(Open('BrandSuggestions', Suggestion)),
      productSuggestions: Type.Optional(
        Open('ProductSuggestions', {
          ...Suggestion,
          products: Type.Optional(
            Type.Array(
              Open('SuggestedProduct', {
                productId: Type.String(),
                productName: Type.String(),
                price: Num,
                /** Of the dearest choice, where choices cost differently. */
                priceMax: Num,
                currency: Text,
                /** What one piece is called; of cut goods the metre. */
                c_unit: Text,
                image: Type.Optional(Image),
              }),
            ),
          ),
        }),
      ),
    }),
    problems: [phraseTooShort],
  },
}
