import { optionalQuery } from '../../api/query.ts'
import { cachedData, defineScreen } from '../../api/screen.ts'
import {
  accessoryIds,
  galleryOf,
  LengthControl,
  Options,
  PriceSteps,
  ProductCarousel,
  productQuery,
  StoreStock,
} from '../../features/product/index.ts'
import { BelowFold } from './below-fold-island.ts'
import { crumbsOf } from './crumbs.ts'
import { Members } from './members-island.ts'
import { categoryQuery, fetchShownProduct, shownId } from './product-page-query.ts'
import { ProductScreen } from './product-screen.tsx'
import { QuoteFiles } from './quote-files-island.ts'
import { Share } from './share-island.ts'
import { breadcrumbData, structuredData } from './structured-data.ts'

export const screen = defineScreen({
  Screen: ProductScreen,
  queries: async ({ params }, env) => {
    // Asked for along with the product: a first visit has the answer, and needs no code to ask.
    const [product, { alsoNeedsQuery }] = await Promise.all([
      fetchShownProduct(env, params.productId ?? ''),
      import('./also-needs-query.ts'),
    ])
    return [
      ...(product.primaryCategoryId ? [optionalQuery(categoryQuery(env, product.primaryCategoryId))] : []),
      ...(accessoryIds(product).length > 0 ? [optionalQuery(alsoNeedsQuery(env, product))] : []),
    ]
  },
  parts: [
    ProductCarousel,
    BelowFold,
    LengthControl,
    Members,
    Options,
    PriceSteps,
    QuoteFiles,
    Share,
    StoreStock,
  ],
  // The choices of a family share what is wanted of them.
  key: ({ params }, env) => {
    const asked = cachedData(env, productQuery(env, params.productId ?? ''))
    return `product ${asked?.master?.masterId ?? asked?.id}`
  },
  head: ({ params }, env) => {
    const asked = cachedData(env, productQuery(env, params.productId ?? ''))
    if (!asked) return { title: '' }
    const product = cachedData(env, productQuery(env, shownId(asked))) ?? asked
    const category = product.primaryCategoryId
      ? cachedData(env, categoryQuery(env, product.primaryCategoryId))
      : undefined
    const [picture] = galleryOf(product, product.variationValues ?? {})
    return {
      title: asked.pageTitle || asked.name || '',
      ...(asked.pageDescription ? { description: asked.pageDescription } : {}),
      // A family is one page to search engines, whatever choice is shown.
      canonical: `/product/${encodeURIComponent(product.master?.masterId ?? product.id)}`,
      image: import.meta.env.SSR && picture?.link,
      jsonLd: import.meta.env.SSR && [
        structuredData(product, env),
        breadcrumbData(crumbsOf(product, category, env.t), env),
      ],
    }
  },
})
