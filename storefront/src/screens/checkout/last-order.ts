import type { Answer, Input } from '../../../../engine/src/kernel/contract.ts'
import type { basketsContract } from '../../../../engine/src/baskets/contract.ts'
import type { ordersContract } from '../../../../engine/src/orders/contract.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import type { Env } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { deliveriesOf } from '../../api/shipments.ts'
import { type Basket, linesOf } from '../../features/basket/index.ts'
import { firstTaxpayer, presencesOf } from '../../features/taxpayer/index.ts'

export type LastOrder = Answer<typeof ordersContract.getOrder>

type BillingBody = Input<typeof basketsContract.updateBillingAddressForBasket>['body']

/** Enough to find one of the country among those of a customer who buys in several. */
const lookedAt = 5

/** The customer's newest order in the country that was not given up; undefined for who has none. */
export const lastOrderOf = async (
  { call }: Pick<Env, 'call'>,
  customerId: string,
  country: CountryCode,
): Promise<LastOrder | undefined> => {
  const { data = [] } = await call(orders.getCustomerOrders, {
    params: { customerId },
    query: { limit: lookedAt },
  })
  return data.find((order) => order.c_country === country && order.status !== 'cancelled')
}

/** Whether everything of that order was picked up. */
export const wasPickedUp = (order: Pick<LastOrder, 'productItems'>): boolean =>
  order.productItems.every((line) => line.c_pickUpProduct)

/** Whether the shopper has said nothing of pickup and delivery yet: lines begin as delivered. */
export const isWayOpen = (basket: Basket): boolean =>
  !basket.c_personPicksUpData && linesOf(basket).every((line) => !line.c_pickUpProduct)

/** The place where that order was delivered; undefined where it was picked up as a whole. */
export const deliveredTo = (order: LastOrder) => {
  const address = deliveriesOf(order)[0]?.shipment.shippingAddress
  return address?.firstName ? address : undefined
}

/**
 * The invoice of that order for a basket of this total (major units). Undefined where it was none, or where the law asks
 * of this total for an id that was not given then.
 */
export const billingOf = (order: LastOrder, country: CountryCode, total: number): BillingBody | undefined => {
  const { id: _id, ...billing } = order.billingAddress ?? {}
  if (!billing.address1) return undefined
  const asked = presencesOf(country, firstTaxpayer(country, billing), total)
  return asked.id === 'required' && !billing.c_taxId ? undefined : billing
}
