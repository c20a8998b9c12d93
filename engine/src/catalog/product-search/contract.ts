import { ByCountry } from '../../bundle/parts.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../../kernel/search-request/index.ts'
import { Open, Type } from '../../kernel/schema.ts'
import { MerchantProduct, productParams } from '../contract.ts'
import { productNotFound } from '../problems.ts'
import { MasterVariant } from '../variations/contract.ts'

/** What is told of a hit beside its document. */
const found = {
  /** What it lacks to be sold well: `picture`, `price`, `translation`, `weight`. */
  c_issues: Type.Optional(Type.Array(Type.String())),
  /** The lowest price by country, of a master among its variants; with `expand: ["prices"]`. */
  c_prices: Type.Optional(ByCountry(Type.Number())),
  /** Pieces or metres in the stores of each country; with `expand: ["availability"]`. */
  c_available: Type.Optional(ByCountry(Type.Number())),
  /** When it was last edited, and by whom; with `expand: ["edits"]`, absent where nobody ever has. */
  c_edited: Type.Optional(Type.Object({ at: Type.String(), by: Type.String() })),
}

const ProductHit = Open('ProductHit', { ...MerchantProduct.properties, ...found })
const VariantHit = Open('VariantHit', { ...MasterVariant.properties, ...found })

const search = {
  scope: 'sfcc.products',
  /** `expand`: `none` for ids, names and kinds alone; `prices`, `availability`, `edits` for those beside the documents. */
  body: SearchRequest,
} as const

export const productSearchContract = {
  searchProducts: {
    ...search,
    answer: Open('ProductSearchResult', { hits: Type.Array(ProductHit), ...searchAnswer }),
    problems: searchProblems,
  },
  searchUnassignedProducts: {
    ...search,
    answer: Open('UnassignedProductSearchResult', { hits: Type.Array(ProductHit), ...searchAnswer }),
    problems: searchProblems,
  },
  searchProductVariations: {
    ...search,
    params: productParams,
    answer: Open('VariantSearchResult', { hits: Type.Array(VariantHit), ...searchAnswer }),
    problems: [productNotFound, ...searchProblems],
  },
} as const
