import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
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
]
