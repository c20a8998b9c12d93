import { type Challenge, startCardSimulator } from '../../../simulators/card/testing.ts'
import type { TestPayer } from '../../../simulators/paypal/test-payers.ts'
import { startPaypalSimulator } from '../../../simulators/paypal/testing.ts'
import { type Answered, type BasketShop, type Caller, openBasketShop } from '../baskets/testing.ts'
import { openCardGateway, openPaypalGateway } from '../gateways/module.ts'
import type { TestEngineOptions } from '../testing.ts'

/** Where the bank asks, of an order or a payment as the contract writes it. */
export const challengeIn = (answered: Record<string, unknown>): Challenge => {
  const { stepUpUrl, accessToken } = (answered.c_challenge ?? answered.challenge) as Challenge
  return { stepUpUrl, accessToken }
}

export type OrderShop = BasketShop & {
  simulator: Awaited<ReturnType<typeof startCardSimulator>>
  paypal: Awaited<ReturnType<typeof startPaypalSimulator>>
  /** Chooses how a basket that is open again is paid. */
  payWith(buyer: Caller, basketId: string, way: Pick<TestOrder, 'card' | 'payer'>): Promise<void>
  /** Types a card into fields that are opened for a customer; gives the token. */
  typeCard(buyer: Caller, number: string): Promise<string>
  /** Makes a PayPal order of a basket. */
  openPaypal(buyer: Caller, basketId: string): Promise<PaypalOrder>
  /** Brings a webhook as it was sent to the shop. */
  notify(transmission: { headers: Record<string, string>; body: string }): Promise<number>
  /** A customer with a basket that is ready to be ordered, to be picked up at the plant of San Salvador. */
  ready(wish: TestOrder, buyer?: Caller): Promise<Ready>
  /** What is left of a SKU in an inventory. */
  onHand(sku: string, inventoryId?: string): Promise<number>
  setStock(sku: string, amount: number, inventoryId?: string): Promise<void>
}

export type TestOrder = {
  items: Record<string, unknown>[]
  /** Number of the card; a transfer without one. */
  card?: string
  /** Approved by this payer at PayPal instead. */
  payer?: TestPayer
  coupon?: string
}

export type PaypalOrder = { orderId: string; c_approveUrl: string; c_amountUsd: number }

export type Ready = {
  buyer: Caller
  basketId: string
  /** The basket as last shown. */
  shown: Answered
  order(headers?: Record<string, string>, body?: Record<string, unknown>): Promise<Reply>
}

export type Reply = { status: number; body: Answered; headers: Record<string, unknown> }

export const ordersPath = '/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders'
export const paymentsPath = '/custom/payments/v1/organizations/f_ecom_lmna_001'
export const paypalPath = '/custom/paypal/v1/organizations/f_ecom_lmna_001'
export const site = 'siteId=Lamina&locale=es-SV'

const address = {
  firstName: 'Ana',
  lastName: 'Prueba',
  address1: 'Calle 1',
  city: 'San Salvador',
  stateCode: 'SV-san-salvador',
  countryCode: 'SV',
  phone: '70000000',
}
const person = {
  firstName: 'Ana',
  lastName: 'Prueba',
  idType: 'dui',
  idNumber: '00000000-0',
  phone: '70000000',
}

/** The QA shop with a card processor of its own. */
export const openOrderShop = async (
  { gateways = {}, ...options }: TestEngineOptions = {},
  template?: string,
): Promise<OrderShop> => {
  const clock: { now(): Date } = { now: () => new Date() }
  const simulator = await startCardSimulator({ now: () => clock.now() })
  const paypal = await startPaypalSimulator({ now: () => clock.now() })
  const own = { card: openCardGateway(simulator.config), paypal: openPaypalGateway(paypal.config) }
  const shop = await openBasketShop({ ...options, gateways: { ...own, ...gateways } }, template)
  clock.now = shop.clock.now

  const step = async (buyer: Caller, method: string, path: string, body: unknown) => {
    const answer = await buyer.call(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const openPaypal = async (buyer: Caller, basketId: string) => {
    const { status, body } = await shop.call<PaypalOrder>(
      'POST',
      `${paypalPath}/create-paypal-order?${site}`,
      {
        as: buyer.token,
        body: { basketId },
      },
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  const typeCard = async (buyer: Caller, number: string) => {
    const { status, body } = await shop.call<{ captureContext: string }>(
      'GET',
      `${paymentsPath}/card-fields?${site}`,
      { as: buyer.token },
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    return simulator.typeCard(body.captureContext, number)
  }

  const instrumentOf = async (
    buyer: Caller,
    basketId: string,
    { card: number, payer }: Pick<TestOrder, 'card' | 'payer'>,
  ) => {
    if (payer !== undefined) {
      const order = await openPaypal(buyer, basketId)
      await paypal.answer(order.c_approveUrl, 'approve', payer)
      return { paymentMethodId: 'PAYPAL', c_transaction_id: order.orderId }
    }
    if (number === undefined) return { paymentMethodId: 'BANK_TRANSFER' }
    const token = await typeCard(buyer, number)
    const maskedNumber = `************${number.slice(-4)}`
    const shown = {
      cardType: 'Visa',
      maskedNumber,
      holder: 'Ana Prueba',
      expirationMonth: 12,
      expirationYear: 2035,
    }
    return { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...shown, creditCardToken: token } }
  }

  const ready = async ({ items, coupon, ...way }: TestOrder, known?: Caller): Promise<Ready> => {
    const buyer = known ?? (await shop.customer())
    const basketId = await buyer.basket()
    await buyer.add(
      basketId,
      ...items.map((item) => ({ c_pickUpProduct: true, c_store: 'SV-SS01', quantity: 1, ...item })),
    )
    const path = `/baskets/${basketId}`
    if (coupon) await step(buyer, 'POST', `${path}/coupons`, { code: coupon })
    await step(buyer, 'PUT', `${path}/customer`, { email: `${buyer.customerId}@qa.example` })
    await step(buyer, 'PATCH', path, { c_personPicksUpData: person })
    await step(buyer, 'PUT', `${path}/billing-address`, address)
    const instrument = await instrumentOf(buyer, basketId, way)
    await step(buyer, 'POST', `${path}/payment-instruments`, instrument)
    const shown = await step(buyer, 'GET', path, undefined)
    return {
      buyer,
      basketId,
      shown,
      order: (headers = {}, body = { basketId }) =>
        shop.call<Answered>('POST', `${ordersPath}?${site}`, { as: buyer.token, body, headers }),
    }
  }

  const plant = 'inv-sv-ss01'
  return {
    ...shop,
    simulator,
    paypal,
    openPaypal,
    typeCard,
    payWith: async (buyer, basketId, way) => {
      const instrument = await instrumentOf(buyer, basketId, way)
      await step(buyer, 'POST', `/baskets/${basketId}/payment-instruments`, instrument)
    },
    notify: async ({ headers, body }) =>
      (await shop.call('POST', `${paypalPath}/webhooks?siteId=Lamina`, { body, headers })).status,
    ready,
    onHand: async (sku, inventoryId = plant) => {
      const { rows } = await shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from inventory where sku = $1 and inventory_id = $2',
        [sku, inventoryId],
      )
      return rows[0]?.on_hand ?? 0
    },
    setStock: async (sku, amount, inventoryId = plant) => {
      await shop.database.pool.query(
        'update inventory set on_hand = $3 where sku = $1 and inventory_id = $2',
        [sku, inventoryId, amount],
      )
    },
    close: async () => {
      await shop.close()
      await simulator.close()
      await paypal.close()
    },
  }
}
