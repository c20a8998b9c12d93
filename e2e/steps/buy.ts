import type { Page } from '@playwright/test'
import { countries } from '../../facts/countries.ts'
import { countryOf, type LocaleId } from '../../facts/locales.ts'
import { callEngine } from './engine.ts'
import { type Basket, fillBasket, type Line } from './fill-basket.ts'

const baskets = 'checkout/shopper-baskets/v1'
const address = {
  firstName: 'Marta',
  lastName: 'Obrero',
  address1: 'Calle Arce 1',
  city: 'San Salvador',
  stateCode: 'SV-san-salvador',
  countryCode: 'SV',
}

type Where = { locale?: string; currency?: string }

/** A basket picked up in a store, complete up to its payment, without going through the pages. */
export const createPickupBasket = async (
  page: Page,
  lines: Line[],
  storeId: string,
  { locale = 'es-SV', currency = 'USD' }: Where = {},
): Promise<Basket> => {
  const { phone } = countries[countryOf(locale as LocaleId)]
  const basket = await fillBasket(page, lines, { locale, currency })
  const at = (rest: string): [string, string] => [baskets, `baskets/${basket.basketId}${rest}`]
  const items = (basket.productItems ?? []).map(({ itemId }) => ({
    itemId,
    c_pickUpProduct: true,
    c_store: storeId,
  }))
  await callEngine(page, 'PATCH', at('/items'), { locale, body: items })
  await callEngine(page, 'PUT', at('/customer'), { locale, body: { email: 'obra@obra.example' } })
  return callEngine<Basket>(page, 'PATCH', at(''), {
    locale,
    body: { c_personPicksUpData: { firstName: 'Marta', lastName: 'Obrero', phone: phone.example } },
  })
}

/** The same, to be paid by transfer and complete up to the order. */
export const createReadyBasket = async (page: Page, lines: Line[], storeId: string): Promise<Basket> => {
  const { basketId } = await createPickupBasket(page, lines, storeId)
  await callEngine(page, 'PUT', [baskets, `baskets/${basketId}/billing-address`], { body: address })
  return callEngine<Basket>(page, 'POST', [baskets, `baskets/${basketId}/payment-instruments`], {
    body: { paymentMethodId: 'BANK_TRANSFER' },
  })
}

/** The order of a basket that is ready. */
export const placeOrder = (page: Page, basketId: string) =>
  callEngine<{ orderNo: string }>(page, 'POST', ['checkout/shopper-orders/v1', 'orders'], {
    body: { basketId },
  })
