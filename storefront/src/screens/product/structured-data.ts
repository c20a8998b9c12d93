import type { Env } from '../../api/env.tsx'
import { galleryOf, pdpAttributes, priceOf, type Product } from '../../features/product/index.ts'

/** A price of the shop always holds the country's tax; which and how much, the bill says. */
const offerOf = (price: object) => ({
  '@type': 'Offer',
  ...price,
  priceSpecification: { ...price, valueAddedTaxIncluded: true },
})

/** The product as search engines read it; without an offer where there is no price, as for every guest (S1.024). */
export const structuredData = (product: Product, env: Env): object => {
  const { origin } = env.settings
  const price = priceOf(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    sku: product.id,
    url: origin + env.href(`/product/${encodeURIComponent(product.id)}`),
    image: galleryOf(product, product.variationValues ?? {}).map(({ link }) => origin + link),
    additionalProperty: pdpAttributes(product).map(({ displayName, value }) => ({
      '@type': 'PropertyValue',
      name: displayName,
      value,
    })),
    ...(product.c_rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.c_rating.average,
            reviewCount: product.c_rating.count,
          },
        }
      : {}),
    ...(price && product.currency
      ? {
          offers: offerOf({ price: price.currentPrice.toFixed(2), priceCurrency: product.currency }),
        }
      : {}),
  }
}

type Step = { label: string; href?: string }

export const breadcrumbData = (steps: readonly Step[], env: Env): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href ? { item: env.settings.origin + env.href(href) } : {}),
  })),
})
