import { recordAudit } from '../../audit/index.ts'
import { checkAddress, freightTo, isCompleteAddress, shippingAddressId } from '../../baskets/index.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent } from '../../kernel/operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { toMajor } from '../../../../facts/money.ts'
import { type Agreed, deliveriesOfOrder, type OrderShipment } from '../agreed/agreed.ts'
import { addressOf } from '../agreed/agreed-facts.ts'
import { isCancellable } from '../order.ts'
import { deliveriesOf } from '../placing/basket-to-order.ts'
import { freightDearer, orderStatusTransition, shipmentNotFound } from '../problems.ts'
import { updateOrder } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'
import type { merchantOrderContract } from './contract.ts'
import { lockMerchantOrder, type MerchantOrder } from './queries.ts'
import { reachOf, requireMatch, requireOrder, requireOrderRight } from './require-order.ts'

type Address = Awaited<ReturnType<typeof checkAddress>>

/** The delivery of this name that may still go elsewhere. Problems: 404 where nothing is brought by it, 409 once work on the order has begun. */
const requireDelivery = (order: MerchantOrder, shipmentId: string) => {
  const delivery = deliveriesOfOrder(order.document.agreed).find(({ id }) => id === shipmentId)
  if (!delivery) throw shipmentNotFound(`Nothing of the order is brought by '${shipmentId}'.`, { shipmentId })
  const { orderNo, status, paymentStatus } = order
  if (!isCancellable(order))
    throw orderStatusTransition(`Order ${orderNo} is being prepared, on its way or over.`, {
      status,
      paymentStatus,
    })
  return delivery
}

/** Problem: 409 with both amounts, where the merchant's table asks more for the new place than for the one agreed. */
const refuseDearer = async (ctx: AdminContext, order: MerchantOrder, shipmentId: string, to: Address) => {
  const { here, there } = await freightTo(merchantContextOf(ctx), order.document.basket, shipmentId, to)
  if (here === undefined || there === undefined || there <= here) return
  throw freightDearer('Bringing it there costs more than was agreed: say "c_acceptFreight" to bear it.', {
    agreedFreight: toMajor(here),
    freight: toMajor(there),
  })
}

const withAddress = (agreed: Agreed, shipmentId: string, address: NonNullable<OrderShipment['address']>) =>
  agreed.furtherShipments?.some(({ id }) => id === shipmentId)
    ? {
        ...agreed,
        furtherShipments: agreed.furtherShipments.map((one) =>
          one.id === shipmentId ? { ...one, address } : one,
        ),
      }
    : { ...agreed, shipment: { ...agreed.shipment, address } }

/**
 * Sends a delivery to another address of the country, until cutting or dispatch begins. Amounts and days stay as agreed:
 * freight that the new place makes dearer is the merchant's, who says so by `c_acceptFreight`. Problems: 400, 403, 404,
 * 409, 412, 428.
 */
export const updateOrderShippingAddress = (async (ctx, { params, body, headers }) => {
  const { orderNo, shipmentId } = params
  const read = await requireOrder(ctx, orderNo)
  await requireOrderRight(ctx, 'orders.cancel', read)
  requireMatch(ctx, read, headers['if-match'])
  requireDelivery(read, shipmentId)
  const sent = await checkAddress(ctx.site, body)
  const to = { ...sent, countryCode: sent.countryCode ?? read.country }
  if (to.countryCode !== read.country)
    throw badRequest(`The order is delivered in ${read.country} only.`, { property: 'countryCode' })
  if (!isCompleteAddress(to))
    throw badRequest('An address has a name, a street, a city and a country.', { property: 'address1' })
  if (body.c_acceptFreight !== true) await refuseDearer(ctx, read, shipmentId, to)
  const reach = await reachOf(ctx)
  await ctx.db.transaction(async (tx) => {
    const order = await tx.maybe(lockMerchantOrder(reach, orderNo))
    if (!order) throw noOrder(orderNo)
    requireMatch(ctx, order, headers['if-match'])
    const before = requireDelivery(order, shipmentId)
    const { document } = order
    const id = before.address?.id ?? shippingAddressId(order.basketId, shipmentId)
    const agreed = withAddress(document.agreed, shipmentId, { id, address: addressOf(to) })
    const mail = { ...document.mail, ...deliveriesOf(agreed, document.locale) }
    const moved = { ...order, document: { ...document, agreed, mail }, modifiedAt: ctx.now }
    await tx.run(updateOrder(ctx.site.siteId, moved))
    // Whoever lives there is nobody's business in the log: it tells the towns.
    await recordAudit(ctx, tx, {
      operation: 'updateOrderShippingAddress',
      subject: { kind: 'order', id: orderNo },
      country: order.country,
      before: { shipmentId, city: before.address?.address.city },
      after: { shipmentId, city: to.city, acceptFreight: body.c_acceptFreight === true },
    })
  })
  return noContent()
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderShippingAddress>
