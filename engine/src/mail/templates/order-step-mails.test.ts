import { expect, test } from 'vitest'
import { renderPlain } from '../render-plain.ts'
import { type Mail, writeMail } from '../write-mail.ts'
import type { OrderMail } from './order-mail.ts'

const order: OrderMail = {
  orderNo: '00028011',
  firstName: 'Ana',
  currency: 'USD',
  totalMinor: 12_345,
  deliveryMinor: 0,
  taxMinor: 1420,
  taxName: 'IVA',
  lines: [{ name: 'Lámina', quantity: 9, amountMinor: 12_345, pickupDate: '2026-11-24' }],
  deliveryName: 'Camión',
  deliveryAddress: 'Calle 1, San Salvador',
  deliveryDate: '2026-11-26',
  places: [
    {
      name: 'San Salvador Plaza',
      address: 'Avenida 2',
      phone: '2200-0000',
      hours: 'Lunes a sábado',
      map: 'https://map.example/1',
    },
  ],
}

const sender = {
  shop: 'Lámina',
  email: 'ayuda@lamina.example',
  phone: '2200-0000',
  origin: 'https://lamina.example',
  lang: 'es' as const,
  theme: 'v.1' as const,
}

type Template = Extract<Mail['template'], `order-${string}`>
const renderMail = (template: Template, locale: 'es-SV' | 'en-SV', more = {}) => {
  const mail = writeMail(
    { template, to: '', values: { ...order, ...more } } as Mail,
    locale,
    (path) => `https://lamina.example/${locale}${path}`,
    'Lámina',
  )
  return `${mail.subject}\n${renderPlain(mail, sender)}`
}
const link = (locale: string) => `https://lamina.example/${locale}/account/orders/00028011`

test('every step of an order has a letter in both languages, with the number and the way to the order', () => {
  for (const template of [
    'order-cut',
    'order-ready',
    'order-shipped',
    'order-handed-over',
    'order-cancelled',
    'order-refunded',
  ] as const) {
    const [es, en] = [renderMail(template, 'es-SV'), renderMail(template, 'en-SV')]
    for (const text of [es, en]) expect(text.split('\n')[0], template).toContain('00028011')
    expect(es).toContain(link('es-SV'))
    expect(en).toContain(link('en-SV'))
    expect(es.split('\n')[0]).not.toBe(en.split('\n')[0])
  }
})

test('ready tells where, when it is open and what to bring; on its way tells where to and when', () => {
  const ready = renderMail('order-ready', 'es-SV')
  for (const part of [
    'SAN SALVADOR PLAZA',
    'Avenida 2',
    'Lunes a sábado',
    'https://map.example/1',
    'documento',
  ])
    expect(ready).toContain(part)
  // It is ready now, and what is delivered is another matter.
  expect(ready).not.toContain('24 de noviembre')
  expect(ready).not.toContain('Calle 1')
  const shipped = renderMail('order-shipped', 'en-SV')
  for (const part of ['Calle 1, San Salvador', '26 November']) expect(shipped).toContain(part)
  expect(shipped).not.toContain('Avenida 2')
  // Nobody needs to be told the way to their own house.
  const marked = renderMail('order-shipped', 'es-SV', { deliveryMap: 'https://map.example/2' })
  expect(marked).toContain('Ver en el mapa el lugar que marcaste:\nhttps://map.example/2')
  expect(marked).not.toContain('Cómo llegar')
})

test('money that goes back is told with its amount; a payment that a review refused leads to the cart', () => {
  expect(renderMail('order-refunded', 'es-SV')).toContain('$123.45')
  expect(renderMail('order-cancelled', 'es-SV', { refund: true })).toContain('Te devolvemos el dinero')
  expect(renderMail('order-cancelled', 'es-SV')).toContain('no se hará ningún cobro')
  expect(renderMail('order-not-paid', 'en-SV')).toContain('https://lamina.example/en-SV/cart')
})
