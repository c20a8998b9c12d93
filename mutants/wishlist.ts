import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.010',
    file: 'engine/src/product-lists/share-list.ts',
    find: 'list.items.map(({ id, productId }) => ({ id, productId }))',
    replace: 'list.items.map((item) => item)',
  },
  {
    id: 'S1.030',
    file: 'storefront/src/features/wishlist/wishlist-link.tsx',
    find: "protect(() => navigate('/account/wishlist'))",
    replace: "navigate('/account/wishlist')",
  },
  {
    id: 'S2.056',
    file: 'storefront/src/features/wishlist/wishlist-link.tsx',
    find: "href={href('/account/wishlist')}",
    replace: "href={href('/wishlist')}",
  },
  {
    id: 'S2.111',
    file: 'storefront/src/features/wishlist/heart.tsx',
    find: '      onClick={wish.press}\n',
    replace: '',
  },
  {
    id: 'S2.127',
    file: 'storefront/src/features/product/tile/product-tile.tsx',
    find: '<Heart productId={product.shownId} name={product.name} />',
    replace: '{product.isNew && <Heart productId={product.shownId} name={product.name} />}',
  },
  {
    id: 'S3.027',
    file: 'engine/src/product-lists/create-customer-product-list.ts',
    find: "body.type ?? 'wish_list'",
    replace: "body.type ?? 'shopping_list'",
  },
  {
    id: 'S4.061',
    file: 'engine/src/product-lists/create-customer-product-list-item.ts',
    find: 'quantity: body.quantity ?? 1,',
    replace: 'quantity: body.quantity ?? 0,',
  },
  {
    id: 'S4.062',
    file: 'storefront/src/features/wishlist/use-wish.ts',
    find: "href: '/account/wishlist'",
    replace: "href: '/account'",
  },
  {
    id: 'S4.063',
    file: 'engine/src/product-lists/delete-customer-product-list-item.ts',
    find: '=== 0) throw noItem()',
    replace: '< 0) throw noItem()',
  },
  {
    id: 'S4.064',
    file: 'storefront/src/features/wishlist/wishlist-calls.ts',
    find: 'if (!customerId) return undefined',
    replace: "if (customerId === '') return undefined",
  },
  {
    id: 'S8.002',
    file: 'storefront/src/features/wishlist/use-wish.ts',
    find: "    onError: () => show({ title: t(messages.failed), tone: 'error' }),\n",
    replace: '',
  },
  {
    id: 'S8.033',
    file: 'storefront/src/features/wishlist/use-wish.ts',
    find: 't(text, { n: 1 })',
    replace: 't(text, { n: 2 })',
  },
  {
    id: 'S8.034',
    file: 'storefront/src/features/wishlist/wishlist-calls.ts',
    find: 'text: messages.already',
    replace: 'text: messages.added',
  },
  {
    id: 'S8.035',
    file: 'storefront/src/features/wishlist/wishlist-calls.ts',
    find: 'return { text: messages.removed',
    replace: 'return { text: messages.already',
  },
]
