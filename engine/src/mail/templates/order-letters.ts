import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { Letter } from '../letter.ts'
import { bankBlocks, orderBlocks } from './order-blocks.ts'
import type { OrderMail } from './order-mail.ts'

type Writer<Values> = (values: Values, locale: LocaleId, origin: string) => Letter

const orderLink = (locale: LocaleId, origin: string, orderNo: string) =>
  `${origin}/${locale}/account/orders/${encodeURIComponent(orderNo)}`

const words = {
  es: {
    see: 'Ver el pedido',
    received: (no: string) => `Recibimos tu pedido ${no}`,
    thanks: (name: string) => `¡Gracias por tu compra${name ? `, ${name}` : ''}!`,
    transfer: 'Apartamos tus productos. Los preparamos cuando llegue la transferencia.',
    review: 'Tu pago está en revisión. Te avisaremos cuando se confirme.',
    waiting: 'Estamos confirmando tu pago. Te avisaremos cuando esté listo.',
    paid: (no: string) => `Pago confirmado del pedido ${no}`,
    paidText: 'Tu pago está confirmado y ya preparamos tu pedido.',
    cancelled: (no: string) => `Cancelamos tu pedido ${no}`,
    cancelledText: 'El pedido ya no está en curso y no se hará ningún cobro por él.',
    ready: (no: string) => `Tu pedido ${no} está listo para retirar`,
    readyText: 'Trae este correo o el número del pedido y un documento de identidad.',
    shipped: (no: string) => `Tu pedido ${no} va en camino`,
    shippedText: 'Salió de nuestra tienda hacia la dirección de entrega.',
  },
  en: {
    see: 'See the order',
    received: (no: string) => `We received your order ${no}`,
    thanks: (name: string) => `Thank you for your order${name ? `, ${name}` : ''}!`,
    transfer: 'Your goods are set aside. We prepare them as soon as the transfer arrives.',
    review: 'Your payment is under review. We will let you know when it is confirmed.',
    waiting: 'We are confirming your payment. We will let you know when it is done.',
    paid: (no: string) => `Payment confirmed for order ${no}`,
    paidText: 'Your payment is confirmed and we are preparing your order.',
    cancelled: (no: string) => `We cancelled your order ${no}`,
    cancelledText: 'The order is closed and nothing will be charged for it.',
    ready: (no: string) => `Your order ${no} is ready for pickup`,
    readyText: 'Bring this mail or the order number and an identity document.',
    shipped: (no: string) => `Your order ${no} is on its way`,
    shippedText: 'It has left our store for the delivery address.',
  },
}

const text = (line: string) => ({ kind: 'text', text: line }) as const

/** An order was placed; with bank data where a transfer is expected. */
export const orderReceived: Writer<OrderMail> = (order, locale, origin) => {
  const say = words[languageOf(locale)]
  return {
    subject: say.received(order.orderNo),
    heading: say.thanks(order.firstName),
    blocks: [
      text(`${say.received(order.orderNo)}.`),
      text(order.bank ? say.transfer : say.waiting),
      ...bankBlocks(order, locale),
      ...orderBlocks(order, locale),
      { kind: 'button', label: say.see, link: orderLink(locale, origin, order.orderNo) },
    ],
  }
}

/** The money is there. */
export const orderPaid: Writer<OrderMail> = (order, locale, origin) => {
  const say = words[languageOf(locale)]
  return {
    subject: say.paid(order.orderNo),
    heading: say.thanks(order.firstName),
    blocks: [
      text(say.paidText),
      ...orderBlocks(order, locale),
      { kind: 'button', label: say.see, link: orderLink(locale, origin, order.orderNo) },
    ],
  }
}

type Short = { orderNo: string }

const short =
  (
    subject: 'cancelled' | 'ready' | 'shipped',
    body: 'cancelledText' | 'readyText' | 'shippedText',
  ): Writer<Short> =>
  ({ orderNo }, locale, origin) => {
    const say = words[languageOf(locale)]
    return {
      subject: say[subject](orderNo),
      heading: say[subject](orderNo),
      blocks: [text(say[body]), { kind: 'button', label: say.see, link: orderLink(locale, origin, orderNo) }],
    }
  }

export const orderCancelled = short('cancelled', 'cancelledText')
export const orderReady = short('ready', 'readyText')
export const orderShipped = short('shipped', 'shippedText')
