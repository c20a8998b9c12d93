import type { Wishlist } from '../../features/wishlist/index.ts'

const perPage = 12

/** The wishes of one page of the list, latest first; a page that does not exist is the nearest one. */
export const pageOfWishes = (list: Wishlist | null | undefined, search: URLSearchParams) => {
  const all = (list?.customerProductListItems ?? []).toReversed()
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  const wishes = all.slice((page - 1) * perPage, page * perPage)
  return { page, pages, wishes, ids: wishes.map(({ productId }) => productId) }
}
