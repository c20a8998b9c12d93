import { countryCodes } from '../facts/country.ts'
import pg from 'pg'
import { keepAliveClient } from './keep-alive-client.ts'
import { customer, family, type Shopper } from './shopper.ts'

type Basket = { basketId: string; productItems: { itemId: string }[] }

/** A piece that is sold in El Salvador and kept in every store. */
export const sku = 'TE007-26-ROJO'
const itemOf = (productId: string) => ({ productId, quantity: 10, c_lengthMetersToBuy: 3.65 })
/** Each writer's own goods, as each loop of the reference has its own row; orders of one piece wait for each other. */
const goods = ['ROJO', 'AZUL', 'VERD', 'BLAN', 'CAFE', 'TEJA'].map((colour) => `TE007-26-${colour}`)
const people = countryCodes.map((country) => country.toLowerCase())

/** The shopper's basket, made when there is none. */
export const openBasket = async (shopper: Shopper): Promise<Basket> => {
  const made = await shopper.call<Basket & { basketIds?: string }>('POST', family.baskets, {
    c_country: 'SV',
    currency: 'USD',
  })
  if (made.status === 200) return made.body
  return (await shopper.call<Basket>('GET', `${family.baskets}/${made.body.basketIds?.split(',')[0]}`)).body
}

/** Brings a basket to where only the order is missing: pickup, person, billing, transfer. */
export const prepare = async (shopper: Shopper, productId = sku): Promise<string> => {
  const { basketId } = await openBasket(shopper)
  const at = `${family.baskets}/${basketId}`
  const added = await shopper.call<Basket>('POST', `${at}/items`, [itemOf(productId)])
  const line = added.body.productItems[0]?.itemId ?? ''
  await shopper.call('PATCH', `${at}/items/${line}`, { quantity: 10, c_pickUpProduct: true })
  await shopper.call('PUT', `${at}/customer`, { email: 'bench@lamina.example' })
  await shopper.call('PATCH', at, {
    c_personPicksUpData: { firstName: 'Ana', lastName: 'Paz', phone: '70123456' },
  })
  await shopper.call('PUT', `${at}/billing-address`, {
    firstName: 'Ana',
    lastName: 'Paz',
    phone: '70123456',
    address1: 'Calle 1',
    city: 'San Salvador',
    stateCode: 'SV-san-salvador',
    countryCode: 'SV',
    c_taxpayerType: 'natural',
    c_fiscalCredit: 'no',
    c_taxIdType: 'dui',
    c_taxId: '012345678',
  })
  await shopper.call('POST', `${at}/payment-instruments`, { paymentMethodId: 'BANK_TRANSFER' })
  return basketId
}

/** How many can write at once: one loop per demo customer, since a customer has one basket. */
export const writers = people.length

/** What writes: adding a line to a basket, and placing an order whose basket was prepared outside the timing. */
export const orderSubject = async (origin: string, databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // Stock for the whole run: the benchmark measures orders, not refusals.
  await pool.query('update inventory set on_hand = 2000000000 where sku = any($1)', [goods])
  await pool.end()
  const shoppers = await Promise.all(people.map((country) => customer(origin, `${country}@lamina.example`)))
  const baskets = await Promise.all(shoppers.map(openBasket))
  const client = keepAliveClient(writers)
  const post = async (loop: number, path: string, body: unknown) => {
    const { token } = shoppers[loop] ?? { token: '' }
    return client.post(
      `${origin}${path}?siteId=Lamina&locale=es-SV`,
      { authorization: `Bearer ${token}` },
      body,
    )
  }
  const add = (loop: number) =>
    post(loop, `${family.baskets}/${baskets[loop]?.basketId}/items`, [itemOf(goods[loop] ?? sku)])
  const order = (loop: number, basketId: string) => post(loop, family.orders, { basketId })
  const readyBasket = async (loop: number) => {
    const shopper = shoppers[loop]
    return shopper ? prepare(shopper, goods[loop]) : ''
  }
  return { add, order, readyBasket, close: client.close }
}

/** Places so many orders, from as many loops as can write at once. */
export const placeOrders = async (origin: string, databaseUrl: string, count: number): Promise<void> => {
  const { order, readyBasket, close } = await orderSubject(origin, databaseUrl)
  let left = count
  const write = async (loop: number) => {
    while (left-- > 0)
      if (!(await order(loop, await readyBasket(loop)))) throw new Error('an order was refused')
  }
  await Promise.all(Array.from({ length: writers }, (_, loop) => write(loop)))
  close()
}
