import { formatMoney } from '../../../../facts/format-money.ts'
import { languageOf } from '../../../../facts/locales.ts'
import { pagePaths } from '../../kernel/page-routes.ts'
import type { Block } from '../mail-template.ts'
import { placeBlocks } from './order-blocks.ts'
import type { OrderMail } from './order-mail.ts'
import { orderLink, type Writer } from './order-mails.ts'

/** What becomes of an order after it was placed; the subject is the heading too. */
const words = {
  es: {
    see: 'Ver el pedido',
    cart: 'Ir al carrito',
    notPaid: (no: string) => `No se pudo cobrar tu pedido ${no}`,
    notPaidText:
      'La revisión del pago no lo aprobó y no se hizo ningún cobro. Tus artículos están otra vez en el carrito: puedes pagar con otro medio.',
    cut: (no: string) => `Cortamos tu pedido ${no} a la medida`,
    cutText: 'Tus piezas ya tienen su largo. Te escribimos cuando todo esté listo.',
    ready: (no: string) => `Tu pedido ${no} está listo para retirar`,
    readyText: 'Ya puedes pasar por él.',
    shipped: (no: string) => `Tu pedido ${no} va en camino`,
    shippedText: 'Salió de nuestra tienda hacia la dirección de entrega.',
    handedOver: (no: string) => `Entregamos tu pedido ${no}`,
    handedOverText:
      'Gracias por construir con nosotros. El recibo y la opción de pedir lo mismo otra vez están en la página del pedido.',
    cancelled: (no: string) => `Cancelamos tu pedido ${no}`,
    cancelledText: 'El pedido ya no está en curso y no se hará ningún cobro por él.',
    refundText:
      'El pedido ya no está en curso. Te devolvemos el dinero por el mismo medio con el que pagaste.',
    refunded: (no: string) => `Devolvimos el dinero de tu pedido ${no}`,
    refundedText: (amount: string) =>
      `Devolvimos ${amount} por el mismo medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
  },
  en: {
    see: 'See the order',
    cart: 'Go to the cart',
    notPaid: (no: string) => `Your order ${no} could not be charged`,
    notPaidText:
      'The review did not approve the payment and nothing was charged. Your items are in the cart again: you can pay another way.',
    cut: (no: string) => `Your order ${no} is cut to length`,
    cutText: 'Your pieces are cut. We will write when everything is ready.',
    ready: (no: string) => `Your order ${no} is ready for pickup`,
    readyText: 'You can come for it now.',
    shipped: (no: string) => `Your order ${no} is on its way`,
    shippedText: 'It has left our store for the delivery address.',
    handedOver: (no: string) => `Your order ${no} has been handed over`,
    handedOverText:
      'Thank you for building with us. The receipt, and a way to order the same again, are on the order page.',
    cancelled: (no: string) => `We cancelled your order ${no}`,
    cancelledText: 'The order is closed and nothing will be charged for it.',
    refundText: 'The order is closed. We are refunding your original payment method.',
    refunded: (no: string) => `We refunded your order ${no}`,
    refundedText: (amount: string) =>
      `We refunded ${amount} to your original payment method. Your bank may take a few days to show it.`,
  },
}
type Words = (typeof words)['es']

type Told = OrderMail & { refund?: boolean }

/** A mail of one sentence, details, and the link to the order. */
const step =
  (
    subject: (say: Words) => (orderNo: string) => string,
    body: (say: Words, order: Told, amount: string) => string,
    more: (order: Told) => OrderMail | undefined = () => undefined,
  ): Writer<Told> =>
  (order, locale, link) => {
    const say = words[languageOf(locale)]
    const heading = subject(say)(order.orderNo)
    const place = more(order)
    const blocks: Block[] = [
      { kind: 'text', text: body(say, order, formatMoney(order.totalMinor, order.currency, locale)) },
      ...(place ? placeBlocks(place, locale) : []),
      { kind: 'button', label: say.see, link: orderLink(link, order.orderNo) },
    ]
    return { subject: heading, heading, blocks }
  }

/** Only where to come for it: it is ready now, whatever day was promised. */
const pickup = ({ deliveryAddress: _brought, furtherDeliveries: _further, ...order }: Told): OrderMail => ({
  ...order,
  lines: order.lines.map(({ pickupDate: _promised, ...line }) => line),
})

export const orderCut = step(
  (say) => say.cut,
  (say) => say.cutText,
)
export const orderReady = step(
  (say) => say.ready,
  (say) => say.readyText,
  pickup,
)
export const orderShipped = step(
  (say) => say.shipped,
  (say) => say.shippedText,
  (order) => ({ ...order, places: [] }),
)
export const orderHandedOver = step(
  (say) => say.handedOver,
  (say) => say.handedOverText,
)
export const orderCancelled = step(
  (say) => say.cancelled,
  (say, { refund }) => (refund ? say.refundText : say.cancelledText),
)
export const orderRefunded = step(
  (say) => say.refunded,
  (say, _order, amount) => say.refundedText(amount),
)

/** A payment under review was refused: what was promised then is told now. */
export const orderNotPaid: Writer<OrderMail> = ({ orderNo }, locale, link) => {
  const say = words[languageOf(locale)]
  return {
    subject: say.notPaid(orderNo),
    heading: say.notPaid(orderNo),
    blocks: [
      { kind: 'text', text: say.notPaidText },
      { kind: 'button', label: say.cart, link: link(pagePaths.cart) },
    ],
  }
}
