import type { Page } from '@playwright/test'
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

/** A basket picked up in a store and paid by transfer, complete up to the order, without going through the pages. */
export const readyBasket = async (page: Page, lines: Line[], storeId: string): Promise<Basket> => {
  const basket = await fillBasket(page, lines)
  const at = (rest: string): [string, string] => [baskets, `baskets/${basket.basketId}${rest}`]
  const items = (basket.productItems ?? []).map(({ itemId }) => ({
    itemId,
    c_pickUpProduct: true,
    c_store: storeId,
  }))
  await callEngine(page, 'PATCH', at('/items'), { body: items })
  await callEngine(page, 'PUT', at('/customer'), { body: { email: 'obra@obra.example' } })
  await callEngine(page, 'PATCH', at(''), {
    body: { c_personPicksUpData: { firstName: 'Marta', lastName: 'Obrero', phone: '70123456' } },
  })
  await callEngine(page, 'PUT', at('/billing-address'), { body: address })
  return callEngine<Basket>(page, 'POST', at('/payment-instruments'), {
    body: { paymentMethodId: 'BANK_TRANSFER' },
  })
}

/** The order of a basket that is ready. */
export const placeOrder = (page: Page, basketId: string) =>
  callEngine<{ orderNo: string }>(page, 'POST', ['checkout/shopper-orders/v1', 'orders'], {
    body: { basketId },
  })
