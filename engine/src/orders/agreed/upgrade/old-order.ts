import { isDeepStrictEqual } from 'node:util'
import type { Order, OrderDocument } from '../../order.ts'
import { agreedOfView, type AgreedView } from './agreed-of-view.ts'
import { agreedView } from '../agreed-view.ts'

/** An order as it was kept once: with the answer that its customer was given in the place of facts. */
export type OldOrder = Omit<Order, 'document'> & {
  document: Omit<OrderDocument, 'agreed'> & { view: AgreedView }
}

/** Members of that answer that an order never showed, or that its own row tells. */
const notOfOrder = [
  'basketId',
  'temporaryBasket',
  'customerInfo',
  'creationDate',
  'lastModified',
  'c_productTypeForCheckoutFlow',
  'c_totalLengthByProduct',
  'c_paypalOrderId',
]

/** What that answer showed of an order; stock of the moment of ordering says nothing later. */
const shownBefore = (view: AgreedView) => ({
  ...Object.fromEntries(Object.entries(view).filter(([name]) => !notOfOrder.includes(name))),
  productItems: view.productItems.map(({ inventory: _stock, ...item }) => item),
})

const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value))

/** The document with facts. Throws where these would show the order in another way than before: nothing is written then. */
export const upgradedDocument = ({ document, ...order }: OldOrder): OrderDocument => {
  const { view, ...rest } = document
  const agreed = agreedOfView(view)
  const { country, currency, totalMinor, createdAt } = order
  const shown = plain(
    agreedView(agreed, { country, currency, totalMinor, isShipped: false, placed: createdAt }),
  )
  const before = plain(shownBefore(view))
  const others = [...new Set([...Object.keys(before), ...Object.keys(shown)])].filter(
    (name) => name in before && !isDeepStrictEqual(before[name], shown[name]),
  )
  if (others.length > 0) {
    throw new Error(`order ${order.orderNo} would be shown with another ${others.join(', ')}`)
  }
  return { ...rest, agreed }
}
