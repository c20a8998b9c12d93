// @chunk goods
import type { productListsContract } from '../../../../engine/src/product-lists/contract.ts'
import type { Answer } from '../../../../engine/src/kernel/contract.ts'

export type Wishlist = Answer<typeof productListsContract.getCustomerProductList>
export type Wish = Wishlist['customerProductListItems'][number]

/** The customer's wishlist in the query cache; null while there is none. */
export const wishlistKey = ['wishlist'] as const

export const wishOf = (list: Wishlist | null | undefined, productId: string): Wish | undefined =>
  list?.customerProductListItems.find((item) => item.productId === productId)

/** What the customer wrote beside it: a custom attribute of the item. */
export const noteOf = ({ c_note = '' }: Wish): string => c_note
