import type { Page } from '@playwright/test'
import { callEngine } from './engine.ts'

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

/** A new basket of this browser's shopper with these lines, without going through the pages. */
export const fillBasket = async (
  page: Page,
  lines: Line[],
  { locale = 'es-SV', currency = 'USD' } = {},
): Promise<Basket> => {
  const country = locale.slice(3)
  const { basketId } = await callEngine<Basket>(page, 'POST', [baskets, 'baskets'], {
    locale,
    body: { currency, c_country: country },
  })
  return callEngine<Basket>(page, 'POST', [baskets, `baskets/${basketId}/items`], { locale, body: lines })
}

export const readBasket = (page: Page, basketId: string, locale = 'es-SV') =>
  callEngine<Basket>(page, 'GET', [baskets, `baskets/${basketId}`], { locale })
