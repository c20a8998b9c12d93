import { formatDate } from '../../../facts/format-date.ts'
import { mmToMetres } from '../../../facts/length.ts'
import { addressView, shipmentIdOf } from '../baskets/index.ts'
import { type OrderLine, type OrderShipment, shipmentsOfOrder } from './agreed/agreed.ts'
import type { Order } from './order.ts'

/** By allow-list: no amount of money has a place here. */
const itemView = (line: OrderLine) => ({
  itemId: line.itemId,
  productId: line.sku,
  productName: line.name,
  itemText: line.name,
  quantity: line.quantity,
  shipmentId: shipmentIdOf(line),
  ...(line.variationValues ? { variationValues: line.variationValues } : {}),
  c_pickUpProduct: line.pickUp,
  ...(line.storeId ? { c_store: line.storeId } : {}),
  ...(line.lengthMm ? { c_lengthMetersToBuy: mmToMetres(line.lengthMm) } : {}),
  ...(line.ready ? { c_pickupFinishDate: formatDate(line.ready.day) } : {}),
})

const shipmentView = ({ id, method }: OrderShipment & { id: string }, status: Order['shippingStatus']) => ({
  shipmentId: id,
  shippingStatus: status === 'shipped' ? ('shipped' as const) : ('not_shipped' as const),
  ...(method ? { shippingMethod: { id: method.id, name: method.name } } : {}),
})

const shipmentsOf = ({ document: { agreed } }: Order) => shipmentsOfOrder(agreed)

/** What is needed to follow an order: what, how far, and nothing about who or how much. */
export const followView = (order: Order) => ({
  orderNo: order.orderNo,
  status: order.status,
  paymentStatus: order.paymentStatus,
  shippingStatus: order.shippingStatus,
  creationDate: order.createdAt.toISOString(),
  lastModified: order.modifiedAt.toISOString(),
  currency: order.currency,
  productItems: order.document.agreed.lines.map(itemView),
  shipments: shipmentsOf(order).map((shipment) => shipmentView(shipment, order.shippingStatus)),
})

/** The whole order for a guest who proves it is theirs: with its people and places, without its amounts. */
export const guestOrderView = (order: Order) => {
  const { agreed, customerName, email } = order.document
  const { billing } = agreed
  const follow = followView(order)
  return {
    ...follow,
    customerName,
    customerInfo: { customerName, email },
    ...(billing ? { billingAddress: addressView(billing.id, billing.address, billing.taxpayer) } : {}),
    shipments: shipmentsOf(order).map((shipment) => ({
      ...shipmentView(shipment, order.shippingStatus),
      ...(shipment.address
        ? { shippingAddress: addressView(shipment.address.id, shipment.address.address) }
        : {}),
    })),
    c_history: order.history,
  }
}
