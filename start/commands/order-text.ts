import type { showOrder } from '../../engine/src/orders/index.ts'
import type { Language } from './language.ts'
import { table } from './table.ts'

type Order = Awaited<ReturnType<typeof showOrder>>

const words = {
  es: {
    order: 'Pedido',
    customer: 'Cliente',
    state: 'Estado',
    total: 'Total',
    sku: 'SKU',
    name: 'Producto',
    quantity: 'Cantidad',
    price: 'Precio',
  },
  en: {
    order: 'Order',
    customer: 'Customer',
    state: 'State',
    total: 'Total',
    sku: 'SKU',
    name: 'Product',
    quantity: 'Quantity',
    price: 'Price',
  },
}

/** An order as its lines and what stands above them. */
export const orderText = (order: Order, language: Language): string => {
  const w = words[language]
  const { orderNo, customerInfo, status, paymentStatus, shippingStatus, orderTotal, currency } = order
  const head = [
    [w.order, orderNo],
    [w.customer, [customerInfo?.customerName, customerInfo?.email].filter(Boolean).join(', ')],
    [w.state, `${status}, ${paymentStatus}, ${shippingStatus}`],
    [w.total, `${currency} ${orderTotal.toFixed(2)}`],
  ].map(([title = '', value = '']) => `${title}: ${value}`)
  const lines = (order.productItems ?? []).map((item) => [
    item.productId,
    item.productName ?? '',
    item.c_lengthMetersToBuy === undefined
      ? String(item.quantity)
      : `${item.quantity} × ${item.c_lengthMetersToBuy} m`,
    item.price === undefined ? '' : item.price.toFixed(2),
  ])
  return [...head, '', table([w.sku, w.name, w.quantity, w.price], lines)].join('\n')
}
