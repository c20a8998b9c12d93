import { formatLongDate } from '../../../../facts/format-date.ts'
import { languageOf } from '../../../../facts/locales.ts'
import type { Block } from '../mail-template.ts'
import { passBlocks, quantityDetail } from './order-blocks.ts'
import { type Delivered, deliveriesOf, type OrderMail } from './order-mail.ts'
import type { Writer } from './order-mails.ts'

/** What somebody learns who collects or receives an order of another: no amount of money. */
export type CollectorMail = Delivered & {
  moment: 'expected' | 'ready' | 'shipped'
  orderNo: string
  receiverName: string
  customerName: string
  lines: Omit<OrderMail['lines'][number], 'amountMinor'>[]
  places: NonNullable<OrderMail['places']>
  pass?: OrderMail['pass']
}

const words = {
  es: {
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    expected: (no: string) => `Te encargaron el pedido ${no}`,
    expectedText: (who: string) => `${who} compró estos materiales y te nombró para recibirlos.`,
    ready: (no: string) => `El pedido ${no} está listo para retirar`,
    readyText: (who: string) => `Ya puedes retirar lo que compró ${who}.`,
    shipped: (no: string) => `El pedido ${no} va en camino`,
    shippedText: (who: string) => `Lo que compró ${who} salió hacia la dirección de entrega.`,
    pickup: 'Retiro en',
    address: 'Dirección',
    hours: 'Horario',
    phone: 'Teléfono',
    delivery: 'Entrega',
    arrives: 'Llega el',
    from: 'desde el',
    map: 'Cómo llegar',
    bring: 'Trae tu documento de identidad y el número del pedido.',
  },
  en: {
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    expected: (no: string) => `You were named for order ${no}`,
    expectedText: (who: string) => `${who} bought these materials and named you to receive them.`,
    ready: (no: string) => `Order ${no} is ready for pickup`,
    readyText: (who: string) => `You can now collect what ${who} bought.`,
    shipped: (no: string) => `Order ${no} is on its way`,
    shippedText: (who: string) => `What ${who} bought has left for the delivery address.`,
    pickup: 'Pickup at',
    address: 'Address',
    hours: 'Hours',
    phone: 'Phone',
    delivery: 'Delivery',
    arrives: 'Arrives on',
    from: 'from',
    map: 'How to get there',
    bring: 'Bring your ID and the order number.',
  },
}

/** To who collects or receives: when it was bought, and when it can be had. */
export const orderForCollector: Writer<CollectorMail> = (order, locale) => {
  const language = languageOf(locale)
  const say = words[language]
  const { moment, customerName, orderNo } = order
  const body = { expected: say.expectedText, ready: say.readyText, shipped: say.shippedText }[moment]
  const promised = (day: string | undefined) =>
    moment === 'expected' && day ? [`${say.from} ${formatLongDate(day, language)}`] : []
  const lines: Block = {
    kind: 'lines',
    rows: order.lines.map(({ name, variation, pickupDate, ...line }) => ({
      name,
      detail: [...(variation ? [variation] : []), quantityDetail(line, locale), ...promised(pickupDate)].join(
        ' · ',
      ),
      amount: '',
    })),
  }
  const places = order.places.flatMap(({ name, address, hours, phone, map }): Block[] => [
    {
      kind: 'facts',
      title: `${say.pickup} ${name}`,
      rows: [
        { label: say.address, value: address },
        { label: say.hours, value: hours },
        { label: say.phone, value: phone },
      ],
    },
    { kind: 'button', label: say.map, link: map },
    { kind: 'note', text: say.bring },
  ])
  const deliveries = deliveriesOf(order).map(
    ({ deliveryAddress: address, deliveryDate: day }): Block => ({
      kind: 'facts',
      title: say.delivery,
      rows: [
        ...(day ? [{ label: say.arrives, value: formatLongDate(day, language), strong: true as const }] : []),
        { label: say.address, value: address },
      ],
    }),
  )
  const heading = say[moment](orderNo)
  return {
    subject: heading,
    heading,
    blocks: [
      { kind: 'text', text: say.hello(order.receiverName) },
      { kind: 'text', text: body(customerName) },
      ...(moment === 'shipped' ? [] : [...passBlocks(order, locale), ...places]),
      ...(moment === 'ready' ? [] : deliveries),
      lines,
    ],
  }
}
