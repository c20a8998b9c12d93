import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { DocumentActions } from '../documents/index.ts'
import type { Order } from './order.ts'
import { paperMessages as messages } from './paper-messages.ts'

/** The order as a PDF (a receipt once it is paid) and on paper. */
export const OrderDocuments = ({ order: { orderNo, paymentStatus } }: { order: Order }) => {
  const t = useText()
  const { call } = useEnv()
  return (
    <DocumentActions
      label={t(paymentStatus === 'paid' ? messages.receipt : messages.order)}
      ask={() => call(orders.getOrderDocument, { params: { orderNo } })}
    />
  )
}
