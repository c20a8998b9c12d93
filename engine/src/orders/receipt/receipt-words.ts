import type { Language } from '../../../../facts/locales.ts'
import { findPaymentMethod } from '../../payment-methods/index.ts'
import type { Order } from '../order.ts'

/** Texts of a receipt beside those that all documents share. */
export const receiptWords = {
  es: {
    receipt: (no: string) => `Recibo ${no}`,
    order: (no: string) => `Pedido ${no}`,
    payment: 'Pago',
    paid: 'Pagado',
    refunded: 'Cancelado y devuelto',
    cancelled: 'Cancelado',
    open: 'Pendiente de pago',
    billTo: 'Facturar a',
    pickup: 'Retiro en tienda',
    pass: 'Código de retiro',
    passText: 'Muéstralo en el mostrador con tu documento de identidad. Funciona una vez.',
    delivery: 'Entrega',
    ready: (day: string) => `Listo el ${day}`,
    arrives: (day: string) => `Llega el ${day}`,
    metres: (metres: string, price: string) => `${metres} m en total, a ${price} el metro`,
    subtotal: 'Subtotal',
    free: 'Gratis',
    bank: 'Datos para la transferencia',
    reference: (no: string) => `Referencia: ${no}`,
    note: 'Precios con impuesto incluido. Este recibo no es un documento fiscal; la factura se emite con los datos indicados.',
  },
  en: {
    receipt: (no: string) => `Receipt ${no}`,
    order: (no: string) => `Order ${no}`,
    payment: 'Payment',
    paid: 'Paid',
    refunded: 'Cancelled and refunded',
    cancelled: 'Cancelled',
    open: 'Waiting for payment',
    billTo: 'Bill to',
    pickup: 'Store pickup',
    pass: 'Pickup code',
    passText: 'Show it at the counter with your identity document. It works once.',
    delivery: 'Delivery',
    ready: (day: string) => `Ready on ${day}`,
    arrives: (day: string) => `Arrives on ${day}`,
    metres: (metres: string, price: string) => `${metres} m in all, at ${price} per metre`,
    subtotal: 'Subtotal',
    free: 'Free',
    bank: 'Bank transfer details',
    reference: (no: string) => `Reference: ${no}`,
    note: 'Prices include tax. This receipt is not a tax document; the invoice is issued with the data shown.',
  },
}

export type ReceiptWords = (typeof receiptWords)['es']

/** How an order is paid; undefined where the books have forgotten it. */
export const methodOf = ({ document }: Order) => findPaymentMethod(document.agreed.payments?.[0]?.methodId)

/** What the way of paying says of an order that waits for its money, for mails and papers. */
export const waitingWords = (order: Order, language: Language) => {
  const { orderNo, document } = order
  const { bank, payUntil } = document
  if (!bank && !payUntil) return {}
  const terms = { ...(bank ? { bank } : {}), ...(payUntil ? { payUntil } : {}) }
  const words = methodOf(order)?.waiting?.words({ orderNo, terms, language })
  return words ? { waiting: words } : {}
}
