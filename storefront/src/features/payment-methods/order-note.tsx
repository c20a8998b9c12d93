import { paymentMethodOf } from './methods.ts'
import type { NotedOrder } from './payment-method.ts'

type OrderNoteProps = {
  order: NotedOrder & { paymentInstruments?: { paymentMethodId: string }[] }
}

/** What the shopper still has to do for an order whose money has not come. */
export const OrderNote = ({ order }: OrderNoteProps) => {
  const { OrderNote: Note } = paymentMethodOf(order.paymentInstruments?.[0]?.paymentMethodId) ?? {}
  return Note && order.status === 'created' ? <Note order={order} /> : null
}
