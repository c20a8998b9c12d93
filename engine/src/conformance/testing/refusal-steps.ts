import { quotesPath } from '../../opportunities/testing.ts'
import { ordersPath, site } from '../../orders/testing.ts'
import {
  example,
  type Given,
  list,
  offerOpportunity,
  opportunity,
  order,
  pricedOpportunity,
  readyBasket,
  type Scene,
} from './scene.ts'

const base = '/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers'

const repeat = async (count: number, work: (at: number) => Promise<unknown>) => {
  for (let at = 1; at <= count; at++) await work(at)
}

/** As many addresses as an account may hold. */
export const manyAddresses: Given = ({ owner }) =>
  repeat(50, (at) =>
    owner.call('POST', `${base}/${owner.customerId}/addresses`, {
      ...example.address,
      addressId: `Casa ${at}`,
    }),
  )

/** As many payment instruments as an account may hold. */
export const manyInstruments: Given = ({ owner }) =>
  repeat(20, () =>
    owner.call('POST', `${base}/${owner.customerId}/payment-instruments`, {
      paymentMethodId: 'BANK_TRANSFER',
    }),
  )

export const twoAddresses: Given = async ({ owner, ids }) => {
  await repeat(2, (at) =>
    owner.call('POST', `${base}/${owner.customerId}/addresses`, {
      ...example.address,
      addressId: `Casa ${at}`,
    }),
  )
  ids.addressName = 'Casa 2'
}

export const manyLists: Given = ({ owner }) =>
  repeat(20, (at) =>
    owner.call('POST', `${base}/${owner.customerId}/product-lists`, {
      type: 'shopping_list',
      name: `Obra ${at}`,
    }),
  )

const prepareBasket = async (scene: Scene, productId: string, card?: string) => {
  const items = [{ productId, quantity: 1 }]
  scene.ids.basketId = (await scene.shop.ready({ items, ...(card ? { card } : {}) }, scene.owner)).basketId
}

/** What is in the basket was sold to somebody else. */
export const soldOutBasket: Given = async (scene) => {
  await scene.shop.setStock('QA-LAST', 1)
  await prepareBasket(scene, 'QA-LAST')
  await scene.shop.setStock('QA-LAST', 0)
}

export const refusedCard: Given = (scene) => prepareBasket(scene, 'QA-SCREW', '4000000000000002')

export const paidOrder: Given = async (scene) => {
  await prepareBasket(scene, 'QA-SCREW', '4111111111111111')
  const { body } = await scene.shop.call('POST', `${ordersPath}?${site}`, {
    as: scene.owner.token,
    body: { basketId: scene.ids.basketId },
  })
  scene.ids.orderNo = String(body.orderNo)
}

/** A list that holds all it may. */
export const fullList: Given = async (scene) => {
  await list(scene)
  await scene.shop.database.pool.query(
    `insert into product_list_item (site_id, list_id, id, product_id, quantity, priority, public, created_at)
     select 'Lamina', $1, 'i' || n, 'P' || n, 1, 1, false, $2 from generate_series(1, 500) n`,
    [scene.ids.listId, scene.shop.clock.now()],
  )
}

/** A basket to be paid in a way that the shop no longer offers. */
export const unofferedPaymentMethod: Given = async (scene) => {
  await readyBasket(scene)
  await scene.shop.database.pool.query(
    `update basket set document = replace(document::text, 'BANK_TRANSFER', 'GOLD')::jsonb where id = $1`,
    [scene.ids.basketId],
  )
}

export const existingSubscription: Given = async ({ owner, shop }) => {
  const path = '/custom/subscription/v1/organizations/f_ecom_lmna_001/create-subscription?siteId=Lamina'
  await shop.call('POST', path, { as: owner.token, body: { email: 'twice@lectores.example', country: 'SV' } })
}

const callQuote = async ({ owner, shop, ids }: Scene, path: string, body: object) => {
  const url = `${quotesPath}/${ids.opportunityId}/${path}?${site}`
  const { status } = await shop.call('POST', url, { as: owner.token, body })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

export const acceptedQuote: Given = async (scene) => {
  await pricedOpportunity(scene)
  await callQuote(scene, 'accept', {})
}

export const refusedQuote: Given = async (scene) => {
  await opportunity(scene)
  await callQuote(scene, 'reject', {})
}

/** An offer of what no store has. */
export const quoteWithoutStock: Given = (scene) => offerOpportunity(scene, '2099-12-31', 'QA-NONE')

/** An offer for one country, and a basket of another. */
export const quoteOfOtherCountry: Given = async (scene) => {
  await pricedOpportunity(scene)
  const { rows } = await scene.shop.database.pool.query<{ id: string }>(
    'select id from basket where customer_id = $1',
    [scene.owner.customerId],
  )
  await scene.owner.call('PATCH', `/baskets/${rows[0]?.id}`, { currency: 'GTQ', c_country: 'GT' })
}

export const quoteWithFiles: Given = async (scene) => {
  await opportunity(scene)
  const file = { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') }
  await repeat(3, () => callQuote(scene, 'files', { file }))
}

export const orderWithProofs: Given = async (scene) => {
  await order(scene)
  const file = { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') }
  const path = `/custom/orders/v1/organizations/f_ecom_lmna_001/orders/${scene.ids.orderNo}/proofs?siteId=Lamina`
  await repeat(3, () => scene.shop.call('POST', path, { as: scene.owner.token, body: { file } }))
}

/** Handed over: nobody can give it up any more. */
export const completedOrder: Given = async (scene) => {
  await paidOrder(scene)
  await scene.shop.database.pool.query(`update orders set status = 'completed' where order_no = $1`, [
    scene.ids.orderNo,
  ])
}

/** Approved at PayPal for a total that the shop's prices no longer make. */
export const outdatedApproval: Given = async (scene) => {
  await readyBasket(scene)
  scene.ids.paypalOrderId = 'APPROVED-BEFORE'
  const paypalOrder = {
    id: scene.ids.paypalOrderId,
    totalMinor: 1,
    usdMinor: 1,
    perUsd: '1',
    validFrom: '2026-01-01',
  }
  await scene.shop.database.pool.query(
    `update basket set document = document || jsonb_build_object('paypalOrder', $2::jsonb) where id = $1`,
    [scene.ids.basketId, JSON.stringify(paypalOrder)],
  )
}
