/**
 * The basket that is being made an order, or a request for a quote, in this tab. From the press until the next page is here
 * it may be gone already, and its absence says nothing. Only the browser ever sets it.
 */
let ordersInFlight: string | undefined

export const setOrderInFlight = (basketId: string | undefined): void => {
  ordersInFlight = basketId
}
export const isOrderInFlight = (basketId: string | undefined): boolean =>
  basketId !== undefined && ordersInFlight === basketId

/** Whether any is: a basket that is gone has no id to ask by. */
export const isAnyOrderInFlight = (): boolean => ordersInFlight !== undefined
