import type { Product } from '../../features/product/index.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { messages } from './messages.ts'

type Category = { id: string; name: string; parentCategoryTree?: { id: string; name: string }[] }

/** From the home page by the product's category to the product. */
export const crumbsOf = (product: Product, category: Category | undefined, t: Translate) => [
  { label: t(messages.home), href: '/' },
  ...(category?.parentCategoryTree ?? [])
    .filter(({ id }) => id !== 'root')
    .map(({ id, name }) => ({ label: name, href: `/category/${id}` })),
  { label: product.name ?? product.id },
]
