import { formatMoney } from '../../../../facts/format-money.ts'
import { languageOf } from '../../../../facts/locales.ts'
import type { Currency } from '../../../../facts/money.ts'
import type { OrderMail } from './order-mail.ts'
import { orderLink, type Writer } from './order-mails.ts'

/** To the shopper: what they sent to show a transfer is here. */
export const orderProofReceived: Writer<OrderMail> = ({ orderNo }, locale, link) => {
  const isSpanish = languageOf(locale) === 'es'
  const heading = isSpanish
    ? `Recibimos el comprobante del pedido ${orderNo}`
    : `We received the proof of payment of order ${orderNo}`
  return {
    subject: heading,
    heading,
    blocks: [
      {
        kind: 'text',
        text: isSpanish
          ? 'Lo comparamos con nuestra cuenta y te escribimos cuando el pago esté confirmado.'
          : 'We compare it with our account and write to you once the payment is confirmed.',
      },
      {
        kind: 'button',
        label: isSpanish ? 'Ver el pedido' : 'See the order',
        link: orderLink(link, orderNo),
      },
    ],
  }
}

type ProofForDesk = {
  orderNo: string
  customerName: string
  currency: Currency
  totalMinor: number
  filename: string
}

/** To the desk, which compares it with the bank. */
export const orderProofForDesk: Writer<ProofForDesk> = (proof, locale) => {
  const isSpanish = languageOf(locale) === 'es'
  const heading = isSpanish
    ? `Comprobante de transferencia del pedido ${proof.orderNo}`
    : `Proof of transfer of order ${proof.orderNo}`
  return {
    subject: heading,
    heading,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: isSpanish ? 'Cliente' : 'Customer', value: proof.customerName },
          {
            label: isSpanish ? 'Monto esperado' : 'Expected amount',
            value: formatMoney(proof.totalMinor, proof.currency, locale),
            strong: true,
          },
          { label: isSpanish ? 'Archivo' : 'File', value: proof.filename },
        ],
      },
      {
        kind: 'note',
        text: isSpanish
          ? `Para verlo: lamina orders proofs ${proof.orderNo}`
          : `To see it: lamina orders proofs ${proof.orderNo}`,
      },
    ],
  }
}
