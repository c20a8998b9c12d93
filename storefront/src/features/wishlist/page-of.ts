const perPage = 12

/** The products of one page of a list, latest first; a page that does not exist is the nearest one. */
export const pageOfWishes = <Item extends { productId: string }>(
  items: readonly Item[] | undefined,
  search: URLSearchParams,
) => {
  const all = (items ?? []).toReversed()
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  const wishes = all.slice((page - 1) * perPage, page * perPage)
  return { page, pages, wishes, ids: wishes.map(({ productId }) => productId) }
}
