/**
 * The basket that is being made an order in this tab. From the press until the next page is here it may be gone already,
 * and its absence says nothing. Only the browser ever sets it.
 */
let placing: string | undefined

export const notePlacing = (basketId: string | undefined): void => {
  placing = basketId
}
export const isPlacing = (basketId: string | undefined): boolean =>
  basketId !== undefined && placing === basketId
