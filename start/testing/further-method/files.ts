/** A way to pay that nobody has: on a purchase order, whose number is asked for. Each file as it would lie in the tree. */
export const files = {
  'engine/src/payment-methods/purchase-order.ts': `
import { languageOf } from '../../../facts/locales.ts'
import { badRequest } from '../kernel/problem.ts'
import type { PaymentMethod } from './method.ts'

const name = { es: 'Orden de compra', en: 'Purchase order' }

export const purchaseOrder: PaymentMethod = {
  id: 'PURCHASE_ORDER',
  name,
  isOffered: (_shop, { currency }) => currency === 'USD',
  instrumentOf: ({ c_transaction_id: number }) => {
    if (!number) throw badRequest('A purchase order has a number.', { property: 'c_transaction_id' })
    return { transactionId: number }
  },
  paidWith: ({ transactionId = '' }, _currency, locale) => \`\${name[languageOf(locale)]} \${transactionId}\`,
  waiting: {
    terms: ({ holdUntil }) => ({ payUntil: holdUntil(5) }),
    expired: 'purchase_order_unpaid',
    words: () => ({
      received: 'Esperamos el pago de tu orden de compra.',
      store: { subject: 'Orden de compra', text: 'Pedido con orden de compra.' },
    }),
  },
}
`,
  'storefront/src/features/payment-methods/purchase-order/messages.ts': `
import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  detail: { es: 'Factura con tu orden de compra.', en: 'An invoice on your purchase order.' },
  number: { es: 'Número de orden', en: 'Order number' },
  name: { es: 'Orden de compra {number}', en: 'Purchase order {number}' },
  due: { es: 'Págala antes del {date}.', en: 'Pay it before {date}.' },
})
`,
  'storefront/src/features/payment-methods/purchase-order/purchase-order-form.tsx': `
import { type Ref, useImperativeHandle, useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import type { PaymentForm } from '../payment-method.ts'
import { messages } from './messages.ts'

export const PurchaseOrderForm = ({ ref }: { ref: Ref<PaymentForm> }) => {
  const t = useText()
  const [number, setNumber] = useState('OC-77')
  useImperativeHandle(ref, () => ({ read: async () => (number ? { c_transaction_id: number } : undefined) }))
  return <input aria-label={t(messages.number)} value={number} onChange={(e) => setNumber(e.target.value)} />
}
`,
  'storefront/src/features/payment-methods/purchase-order/purchase-order.tsx': `
import { useText } from '../../../lib/i18n/text.tsx'
import type { NotedOrder, PaymentMethod } from '../payment-method.ts'
import { messages } from './messages.ts'
import { PurchaseOrderForm } from './purchase-order-form.tsx'

const Note = ({ order }: { order: NotedOrder }) => {
  const t = useText()
  return <p>{t(messages.due, { date: order.c_payUntil ?? '' })}</p>
}

export const purchaseOrder: PaymentMethod = {
  id: 'PURCHASE_ORDER',
  detail: messages.detail,
  Form: PurchaseOrderForm,
  paidWith: (t, instrument) => t(messages.name, { number: instrument?.c_transaction_id ?? '' }),
  OrderNote: Note,
}
`,
}

/** The line that each half's list has of it, and its import. */
export const registries = [
  { file: 'engine/src/payment-methods/methods.ts', from: './purchase-order.ts' },
  { file: 'storefront/src/features/payment-methods/methods.ts', from: './purchase-order/purchase-order.tsx' },
]
