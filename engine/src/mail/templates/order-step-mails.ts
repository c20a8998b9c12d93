import { formatLongDate } from '../../../../facts/format-date.ts'
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
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
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
    run: {
      reached: (no: string) => `La tirada de tu pedido ${no} se completó`,
      reachedText: (goods: string) =>
        `Entre varios pedidos se juntaron los metros de ${goods}. La planta los corta y te escribimos cuando tu pedido esté listo.`,
      short: (no: string) => `La tirada de tu pedido ${no} cerró sin completarse`,
      shortText: (goods: string) =>
        `No se juntaron todos los metros de ${goods}. Tu pedido sigue en pie: la planta decide si lo corta así, si abre otra tirada o si lo cancela y te devuelve el dinero, y te avisamos por correo. Si prefieres otro acabado que haya en existencia o tu dinero, dínoslo.`,
      until: (no: string) => `La tirada de tu pedido ${no} sigue abierta`,
      untilText: (goods: string, day: string) =>
        `Para juntar los metros de ${goods} que faltan, se reciben pedidos hasta el ${day}; el tuyo estará listo después de ese día. Si no quieres esperar, dínoslo y vemos otro acabado que haya en existencia o la devolución de tu dinero.`,
      cut: (no: string) => `Cortamos tu pedido ${no}`,
      cutText: (goods: string) =>
        `No se juntaron todos los metros de ${goods}, y aun así la planta los corta. Te escribimos cuando tu pedido esté listo.`,
    },
  },
  en: {
    see: 'See the order',
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
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
    run: {
      reached: (no: string) => `The run of your order ${no} is complete`,
      reachedText: (goods: string) =>
        `Several orders together reached the metres of ${goods}. The plant cuts them, and we will write when your order is ready.`,
      short: (no: string) => `The run of your order ${no} closed short`,
      shortText: (goods: string) =>
        `Not all metres of ${goods} came together. Your order stands: the plant decides whether it is cut all the same, another run is opened, or it is cancelled and your money returned, and we will tell you by mail. If you would rather have another finish that is in stock, or your money, tell us.`,
      until: (no: string) => `The run of your order ${no} stays open`,
      untilText: (goods: string, day: string) =>
        `To bring together the metres of ${goods} that are missing, orders are taken until ${day}; yours will be ready after that day. If you would rather not wait, tell us, and we will look for another finish in stock or return your money.`,
      cut: (no: string) => `We are cutting your order ${no}`,
      cutText: (goods: string) =>
        `Not all metres of ${goods} came together, and the plant cuts them all the same. We will write when your order is ready.`,
    },
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

/** What became of a run that several orders were to reach together. */
export type RunMail = { orderNo: string; firstName: string; goods: string } & (
  | { news: 'reached' | 'short' | 'cut' }
  /** Its last day (ISO), where that is a later one now. */
  | { news: 'until'; day: string }
)

/** News of the shared run that an order waits for. */
export const orderRun: Writer<RunMail> = (mail, locale, link) => {
  const { see, hello, run } = words[languageOf(locale)]
  const { orderNo, firstName, goods, news } = mail
  const heading = run[news](orderNo)
  const text =
    mail.news === 'until'
      ? run.untilText(goods, formatLongDate(mail.day, languageOf(locale)))
      : run[`${mail.news}Text`](goods)
  return {
    subject: heading,
    heading,
    blocks: [
      { kind: 'text', text: hello(firstName) },
      { kind: 'text', text },
      { kind: 'button', label: see, link: orderLink(link, orderNo) },
    ],
  }
}
