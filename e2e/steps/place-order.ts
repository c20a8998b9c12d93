import type { Page } from '@playwright/test'
import { callEngine } from './engine.ts'
import { fillBasket, type Line } from './fill-basket.ts'
import { newCustomer } from './new-customer.ts'

const baskets = 'checkout/shopper-baskets/v1'

const address = {
  firstName: 'Marta',
  lastName: 'Obrero',
  address1: 'Calle 1',
  city: 'San Salvador',
  stateCode: 'SV-san-salvador',
  countryCode: 'SV',
  phone: '70000000',
}
const person = {
  firstName: 'Rosa',
  lastName: 'Mejía',
  idType: 'dui',
  idNumber: '01234567-8',
  phone: '70000000',
}

/** An order of a new customer to be picked up at a store and paid by transfer, without going through the pages. */
export const placeOrder = async (
  page: Page,
  lines: readonly Line[],
  { storeId = 'SV-SS01' } = {},
): Promise<{ orderNo: string; orderTotal: number }> => {
  const { email } = await newCustomer(page)
  const { basketId } = await fillBasket(
    page,
    lines.map((line) => ({ ...line, c_pickUpProduct: true, c_store: storeId })),
  )
  const path = `baskets/${basketId}`
  await callEngine(page, 'PUT', [baskets, `${path}/customer`], { body: { email } })
  await callEngine(page, 'PATCH', [baskets, path], { body: { c_personPicksUpData: person } })
  await callEngine(page, 'PUT', [baskets, `${path}/billing-address`], { body: address })
  const body = { paymentMethodId: 'BANK_TRANSFER' }
  await callEngine(page, 'POST', [baskets, `${path}/payment-instruments`], { body })
  return callEngine(page, 'POST', ['checkout/shopper-orders/v1', 'orders'], { body: { basketId } })
}
