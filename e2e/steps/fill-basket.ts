import type { Page } from '@playwright/test'
import { callEngine } from './engine.ts'
import { mergedBasket } from './merged-basket.ts'

export type Line = {
  productId: string
  quantity: number
  c_lengthMetersToBuy?: number
  optionItems?: { optionId: string; optionValueId: string }[]
}
export type Basket = {
  basketId: string
  currency: string
  productItems?: { itemId: string; productId: string; quantity: number }[]
  shipments?: { shippingMethod?: { id: string } }[]
}

const baskets = 'checkout/shopper-baskets/v1'

const isQuotaExceeded = (error: unknown) => String(error).includes('customer-baskets-quota-exceeded')

/** The id of the shopper's basket: a new one, or the one that an open page has made for its customer meanwhile (S4.016). */
const openBasketId = async (page: Page, currency: string, locale: string): Promise<string> => {
  try {
    const { basketId } = await callEngine<Basket>(page, 'POST', [baskets, 'baskets'], {
      locale,
      body: { currency, c_country: locale.slice(3) },
    })
    return basketId
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
    return (await mergedBasket(page)).basketId
  }
}

/** A basket of this browser's shopper with these lines, without going through the pages. */
export const fillBasket = async (
  page: Page,
  lines: Line[],
  { locale = 'es-SV', currency = 'USD' } = {},
): Promise<Basket> => {
  const basketId = await openBasketId(page, currency, locale)
  return callEngine<Basket>(page, 'POST', [baskets, `baskets/${basketId}/items`], { locale, body: lines })
}

export const readBasket = (page: Page, basketId: string, locale = 'es-SV') =>
  callEngine<Basket>(page, 'GET', [baskets, `baskets/${basketId}`], { locale })
