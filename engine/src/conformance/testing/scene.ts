import { randomBytes } from 'node:crypto'
import type { Answered, Caller } from '../../baskets/testing.ts'
import { quotesPath, takeOffer } from '../../opportunities/testing.ts'
import { ordersPath, site } from '../../orders/testing.ts'
import type { ConformanceShop } from './shop.ts'

/** Who an operation is for. */
export type Owner = 'guest' | 'customer'

/** Ids by the names that paths give them: what a case's steps have made for the owner. */
export type Ids = Record<string, string>

/** One shopper and what is theirs, made anew for each case. */
export type Scene = { shop: ConformanceShop; kind: Owner; owner: Caller; ids: Ids }

/** A step that makes something for the owner and keeps its id. */
export type Given = (scene: Scene) => Promise<void>

export const openScene = async (
  shop: ConformanceShop,
  kind: Owner,
  given: readonly Given[] = [],
): Promise<Scene> => {
  const owner = kind === 'guest' ? await shop.guest() : await shop.customer()
  const scene: Scene = { shop, kind, owner, ids: { customerId: owner.customerId } }
  for (const step of given) await step(scene)
  return scene
}

/** Ids that nobody has, of the same form as those that somebody has. */
export const missingIds = (ids: Ids): Ids =>
  Object.fromEntries(Object.entries(ids).map(([name, value]) => [name, differentId(value)]))

const differentId = (id: string) => {
  if (/^\d+$/.test(id)) return '99999999'
  if (/^[0-9a-f]{26}$/.test(id)) return randomBytes(13).toString('hex')
  if (/^[0-9a-f-]{36}$/.test(id)) return crypto.randomUUID()
  return randomBytes(13).toString('hex').toUpperCase().slice(0, id.length).padEnd(id.length, 'X')
}

const address = {
  firstName: 'Ana',
  lastName: 'Prueba',
  address1: 'Calle 1',
  city: 'San Salvador',
  stateCode: 'SV-san-salvador',
  countryCode: 'SV',
  phone: '70000000',
}

const call = async ({ owner }: Scene, method: string, path: string, body?: unknown): Promise<Answered> => {
  const { status, body: answer } = await owner.call(method, path, body)
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`)
  return answer
}

const firstId = (list: unknown, name: string): string =>
  String((list as Record<string, unknown>[] | undefined)?.[0]?.[name])

const customers = '/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers'

/** A basket with one line, 3 boxes of screws. */
export const basket: Given = async (scene) => {
  scene.ids.basketId = await scene.owner.basket()
  const { productItems } = await scene.owner.add(scene.ids.basketId, { productId: 'QA-SCREW', quantity: 3 })
  scene.ids.itemId = firstId(productItems, 'itemId')
}

export const temporaryBasket: Given = async (scene) => {
  const path = '/checkout/shopper-baskets/v2/organizations/f_ecom_lmna_001/baskets?temporary=true'
  scene.ids.basketId = String((await call(scene, 'POST', path, {})).basketId)
}

export const coupon: Given = async (scene) => {
  const path = `/baskets/${scene.ids.basketId}/coupons`
  const { couponItems } = await call(scene, 'POST', path, { code: 'QA5' })
  scene.ids.couponItemId = firstId(couponItems, 'couponItemId')
}

/** An address and a delivery method, so that totals are known. */
export const delivery: Given = async (scene) => {
  const path = `/baskets/${scene.ids.basketId}/shipments/me`
  await call(scene, 'PUT', `${path}/shipping-address?useAsBilling=true`, address)
  const { defaultShippingMethodId } = await call(scene, 'GET', `${path}/shipping-methods`)
  await call(scene, 'PUT', `${path}/shipping-method`, { id: defaultShippingMethodId })
}

export const instrument: Given = async (scene) => {
  const path = `/baskets/${scene.ids.basketId}/payment-instruments`
  const { paymentInstruments } = await call(scene, 'POST', path, { paymentMethodId: 'BANK_TRANSFER' })
  scene.ids.paymentInstrumentId = firstId(paymentInstruments, 'paymentInstrumentId')
}

const screw = [{ productId: 'QA-SCREW', quantity: 3 }]

/** A basket that only waits for its order. */
export const readyBasket: Given = async (scene) => {
  scene.ids.basketId = (await scene.shop.ready({ items: screw }, scene.owner)).basketId
}

/** An order to be paid by transfer. */
export const order: Given = async (scene) => {
  await readyBasket(scene)
  const path = `${ordersPath}?${site}`
  const body = { basketId: scene.ids.basketId }
  const placed = await scene.shop.call('POST', path, { as: scene.owner.token, body })
  delete scene.ids.basketId
  scene.ids.orderNo = String(placed.body.orderNo)
}

/** An order of somebody, with what its mail tells: for whoever has that. */
export const placedOrder: Given = async (scene) => {
  const owner = await scene.shop.customer()
  const placed = { ...scene, owner, ids: {} as Ids }
  await order(placed)
  const path = `${ordersPath}/${placed.ids.orderNo}?${site}`
  const { body } = await scene.shop.call('GET', path, { as: owner.token })
  const { email } = body.customerInfo as { email: string }
  Object.assign(scene.ids, {
    orderNo: String(placed.ids.orderNo),
    orderViewCode: String(body.orderViewCode),
    email,
  })
}

/** A list of somebody that all may see, with one product. */
export const publicList: Given = async (scene) => {
  const owner = await scene.shop.customer()
  const others = { ...scene, owner, ids: {} as Ids }
  await list(others)
  const path = `${customers}/${owner.customerId}/product-lists/${others.ids.listId}`
  await call(others, 'PATCH', path, { public: true })
  const item = await call(others, 'POST', `${path}/items`, { productId: 'QA-SCREW', public: true })
  Object.assign(scene.ids, { listId: String(others.ids.listId), itemId: String(item.id) })
}

/** The link of somebody's list. */
export const sharedList: Given = async (scene) => {
  const owner = await scene.shop.customer()
  const others = { ...scene, owner, ids: {} as Ids }
  await listItem(others)
  const path = `/custom/product-lists/v1/organizations/f_ecom_lmna_001/customers/${owner.customerId}`
  const share = `${path}/product-lists/${others.ids.listId}/share`
  scene.ids.token = String((await call(others, 'POST', share)).token)
}

export const savedInstrument: Given = async (scene) => {
  const path = `${customers}/${scene.owner.customerId}/payment-instruments`
  const saved = await call(scene, 'POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { cardType: 'Visa' },
  })
  scene.ids.paymentInstrumentId = String(saved.paymentInstrumentId)
}

/** A card that was typed into fields of the owner's own. */
export const cardToken: Given = async (scene) => {
  scene.ids.cardToken = await scene.shop.typeCard(scene.owner, '4111111111111111')
}

/** An order whose card payment waits for the bank's page. */
export const challengedOrder: Given = async (scene) => {
  const ready = await scene.shop.ready({ items: screw, card: '4000000000001109' }, scene.owner)
  const { body } = await ready.order()
  scene.ids.transactionId = String(body.c_transactionId)
}

/** A basket of goods that are only quoted. */
export const quoteBasket: Given = async (scene) => {
  scene.ids.basketId = await scene.owner.basket()
  await scene.owner.add(scene.ids.basketId, { productId: 'QA-DESIGN', quantity: 2 })
}

/** A list of goods with its link. */
export const savedList: Given = async (scene) => {
  const body = { title: 'Techo', lines: [{ productId: 'QA-SCREW', quantity: 3 }] }
  const path = `/custom/trade/v1/organizations/f_ecom_lmna_001/saved-lists`
  scene.ids.listId = String((await call(scene, 'POST', path, body)).id)
}

/** A request for a quote. */
export const opportunity: Given = async (scene) => {
  await quoteBasket(scene)
  const body = { basketId: scene.ids.basketId }
  const asked = await scene.shop.call('POST', `${quotesPath}?${site}`, { as: scene.owner.token, body })
  delete scene.ids.basketId
  scene.ids.opportunityId = String(asked.body.OpportunityId)
}

/** Of structures, unless told. */
export const offerOpportunity = async (scene: Scene, validUntil: string, sku?: string) => {
  await opportunity(scene)
  const ctx = await scene.shop.engine.merchantContext('Lamina')
  await takeOffer(ctx, scene.ids.opportunityId ?? '', validUntil, sku)
}

/** A quote with an offer that stands. */
export const pricedOpportunity: Given = (scene) => offerOpportunity(scene, '2099-12-31')

/** A quote whose offer has run out. */
export const expiredOpportunity: Given = (scene) => offerOpportunity(scene, '2020-01-01')

export const customerAddress: Given = async (scene) => {
  const body = { ...address, addressId: 'Bodega' }
  const path = `${customers}/${scene.owner.customerId}/addresses`
  scene.ids.addressName = String((await call(scene, 'POST', path, body)).addressId)
}

export const list: Given = async (scene) => {
  const path = `${customers}/${scene.owner.customerId}/product-lists`
  scene.ids.listId = String((await call(scene, 'POST', path, { type: 'wish_list' })).id)
}

export const listItem: Given = async (scene) => {
  await list(scene)
  const path = `${customers}/${scene.owner.customerId}/product-lists/${scene.ids.listId}/items`
  scene.ids.itemId = String((await call(scene, 'POST', path, { productId: 'QA-SCREW', quantity: 2 })).id)
}

/** The basket of the guest that the owner was before signing in. */
export const previousGuest: Given = async (scene) => {
  const guest = await scene.shop.guest()
  await guest.add(await guest.basket(), { productId: 'QA-CEMENT', quantity: 2 })
  scene.owner = await scene.shop.customer({ guestId: guest.customerId })
  scene.ids.customerId = scene.owner.customerId
}

/** The password of the bundle's customers, `Prueba2026!`. */
export const password: Given = async ({ shop, owner }) => {
  await shop.database.pool.query(
    `update customer set password_hash = (select password_hash from customer where email = 'ana@qa.example')
     where id = $1`,
    [owner.customerId],
  )
}

/** Address and password as the bodies of cases write them. */
export const example = { address, password: 'Prueba2026!' }

/** What a customer of the suite signs in with. */
export const loginOf = (customerId: string) => `${customerId.toLowerCase()}@qa.example`
