import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import { pagePaths, pathTo } from '../../kernel/page-routes.ts'
import type { MailContent, PageLink } from '../mail-template.ts'
import { bankBlocks, orderBlocks, placeBlocks } from './order-blocks.ts'
import type { OrderMail } from './order-mail.ts'

export type Writer<Values> = (values: Values, locale: LocaleId, link: PageLink) => MailContent

/** The order's page in the customer's account. */
export const orderLink = (link: PageLink, orderNo: string) => link(pathTo(pagePaths.order, orderNo))

const words = {
  es: {
    see: 'Ver el pedido',
    code: (code: string) => `Código para consultarlo sin tu cuenta: ${code}`,
    received: (no: string) => `Recibimos tu pedido ${no}`,
    thanks: (name: string) => `¡Gracias por tu compra${name ? `, ${name}` : ''}!`,
    review: 'Tu pago está en revisión. Te avisaremos cuando se confirme.',
    paid: (no: string) => `Pago confirmado del pedido ${no}`,
    paidText: 'Tu pago está confirmado y ya preparamos tu pedido.',
    storePaid: (no: string) => `Pedido ${no} pagado: a prepararlo`,
    storePaidText: 'El pago está confirmado. Prepara el pedido para la fecha prometida.',
    customer: 'Cliente',
    email: 'Correo',
    pickupAt: 'Se retira en',
    phone: 'Teléfono',
    receiver: 'Retira o recibe',
    weight: 'Peso',
    longest: 'Pieza más larga',
    vehicle: 'Vehículo',
    invoice: 'Factura',
  },
  en: {
    see: 'See the order',
    code: (code: string) => `Code to look it up without your account: ${code}`,
    received: (no: string) => `We received your order ${no}`,
    thanks: (name: string) => `Thank you for your order${name ? `, ${name}` : ''}!`,
    review: 'Your payment is under review. We will let you know when it is confirmed.',
    paid: (no: string) => `Payment confirmed for order ${no}`,
    paidText: 'Your payment is confirmed and we are preparing your order.',
    storePaid: (no: string) => `Order ${no} is paid: prepare it`,
    storePaidText: 'The payment is confirmed. Prepare the order for the promised day.',
    customer: 'Customer',
    email: 'Email',
    pickupAt: 'Picked up at',
    phone: 'Phone',
    receiver: 'Collects or receives',
    weight: 'Weight',
    longest: 'Longest piece',
    vehicle: 'Vehicle',
    invoice: 'Invoice',
  },
}

const text = (line: string) => ({ kind: 'text', text: line }) as const

/** An order was placed and its money is awaited: a transfer, with bank data, or the end of a review. */
export const orderReceived: Writer<OrderMail> = (order, locale, link) => {
  const say = words[languageOf(locale)]
  return {
    subject: say.received(order.orderNo),
    heading: say.thanks(order.firstName),
    blocks: [
      text(`${say.received(order.orderNo)}.`),
      text(order.waiting?.received ?? say.review),
      ...bankBlocks(order, locale),
      ...placeBlocks(order, locale),
      ...orderBlocks(order, locale),
      ...(order.viewCode === undefined ? [] : [text(say.code(order.viewCode))]),
      { kind: 'button', label: say.see, link: orderLink(link, order.orderNo) },
    ],
  }
}

/** The money is there. */
export const orderPaid: Writer<OrderMail> = (order, locale, link) => {
  const say = words[languageOf(locale)]
  return {
    subject: say.paid(order.orderNo),
    heading: say.thanks(order.firstName),
    blocks: [
      text(say.paidText),
      ...placeBlocks(order, locale),
      ...orderBlocks(order, locale),
      { kind: 'button', label: say.see, link: orderLink(link, order.orderNo) },
    ],
  }
}

/** The money has not come yet. */
export const orderReminder: Writer<OrderMail> = (order, locale, link) => {
  const say = words[languageOf(locale)]
  const subject = order.waiting?.reminder?.subject ?? say.received(order.orderNo)
  return {
    subject,
    heading: subject,
    blocks: [
      ...(order.waiting?.reminder ? [text(order.waiting.reminder.text)] : []),
      ...bankBlocks(order, locale),
      { kind: 'button', label: say.see, link: orderLink(link, order.orderNo) },
    ],
  }
}

/** Texts ready to print; a blank one has nothing to say. */
export type ForStore = OrderMail & {
  paid: boolean
  customerName: string
  customerEmail: string
  /** Absent in mails that an earlier release asked for. */
  preparing?: {
    phone: string
    receiver: string
    weight: string
    longest: string
    vehicle: string
    /** Name, ids and place, a line each. */
    invoice: string[]
  }
}

/** What a store and the desk need of a new order. */
export const orderForStore: Writer<ForStore> = (order, locale) => {
  const say = words[languageOf(locale)]
  const waits = order.paid ? undefined : order.waiting?.store
  const subject = waits?.subject ?? say.storePaid(order.orderNo)
  return {
    subject,
    heading: subject,
    blocks: [
      text(waits?.text ?? say.storePaidText),
      {
        kind: 'facts',
        rows: [
          { label: say.customer, value: order.customerName },
          { label: say.phone, value: order.preparing?.phone ?? '' },
          { label: say.email, value: order.customerEmail },
          { label: say.receiver, value: order.preparing?.receiver ?? '' },
          { label: say.weight, value: order.preparing?.weight ?? '' },
          { label: say.longest, value: order.preparing?.longest ?? '' },
          { label: say.vehicle, value: order.preparing?.vehicle ?? '' },
          { label: say.invoice, value: (order.preparing?.invoice ?? []).join(' · ') },
        ].filter(({ value }) => value !== ''),
      },
      ...placeBlocks({ ...order, places: [] }, locale),
      ...(order.places ?? []).map(({ name }) => text(`${say.pickupAt} ${name}`)),
      ...orderBlocks(order, locale),
    ],
  }
}
