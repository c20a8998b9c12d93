import type { Order } from './order.ts'

type Item = Order['document']['view']['productItems'][number]
type Shipment = Order['document']['view']['shipments'][number]

/** By allow-list: no amount of money has a place here. */
const itemView = ({
  itemId,
  productId,
  productName,
  quantity,
  shipmentId,
  variationValues,
  ...item
}: Item) => ({
  itemId,
  productId,
  productName,
  itemText: productName,
  quantity,
  shipmentId,
  ...(variationValues ? { variationValues } : {}),
  c_pickUpProduct: item.c_pickUpProduct,
  ...(item.c_store ? { c_store: item.c_store } : {}),
  ...(item.c_lengthMetersToBuy ? { c_lengthMetersToBuy: item.c_lengthMetersToBuy } : {}),
  ...(item.c_pickupFinishDate ? { c_pickupFinishDate: item.c_pickupFinishDate } : {}),
})

const shipmentView = (shipment: Shipment, status: Order['shippingStatus']) => ({
  shipmentId: shipment.shipmentId,
  shippingStatus: status === 'shipped' ? ('shipped' as const) : ('not_shipped' as const),
  ...(shipment.shippingMethod
    ? { shippingMethod: { id: shipment.shippingMethod.id, name: shipment.shippingMethod.name } }
    : {}),
})

/** What is needed to follow an order: what, how far, and nothing about who or how much. */
export const followView = (order: Order) => ({
  orderNo: order.orderNo,
  status: order.status,
  paymentStatus: order.paymentStatus,
  shippingStatus: order.shippingStatus,
  creationDate: order.createdAt.toISOString(),
  lastModified: order.modifiedAt.toISOString(),
  currency: order.currency,
  productItems: order.document.view.productItems.map(itemView),
  shipments: order.document.view.shipments.map((shipment) => shipmentView(shipment, order.shippingStatus)),
})

/** The whole order for a guest who proves it is theirs: with its people and places, without its amounts. */
export const guestOrderView = (order: Order) => {
  const { view, customerName, email } = order.document
  const follow = followView(order)
  return {
    ...follow,
    customerName,
    customerInfo: { customerName, email },
    ...(view.billingAddress ? { billingAddress: view.billingAddress } : {}),
    shipments: view.shipments.map((shipment) => ({
      ...shipmentView(shipment, order.shippingStatus),
      ...(shipment.shippingAddress ? { shippingAddress: shipment.shippingAddress } : {}),
    })),
    c_history: order.history,
  }
}
