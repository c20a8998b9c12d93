import { expect, test } from 'vitest'
import { mailColours } from '../mail-colours.ts'
import { renderHtml } from '../render-html.ts'
import { renderPlain } from '../render-plain.ts'
import { type Mail, writeMail } from '../write-mail.ts'

const origin = 'https://lamina.example'
const link = `${origin}/es-SV/somewhere?token=a&email=b`
const goods = { name: 'Lámina <26>', quantity: 9 }
const order = {
  orderNo: '00028011',
  firstName: 'Ana',
  currency: 'USD' as const,
  totalMinor: 12_345,
  deliveryMinor: 0,
  deliveryName: 'Camión',
  taxMinor: 1420,
  taxName: 'IVA',
  lines: [{ ...goods, amountMinor: 12_345 }],
  places: [],
}
const bank = {
  bankName: 'Banco Uno',
  accountHolder: 'Lámina, S.A.',
  accountNumber: '001-22-333',
  accountType: 'Corriente',
  instructions: 'Escribe la referencia.',
  until: '2026-11-26',
}
const quote = {
  opportunityId: 'q1',
  number: 'C-0007',
  firstName: 'Ana',
  currency: 'USD' as const,
  lines: [{ ...goods, unit: 'caja', pieceMinor: 1_372, totalMinor: 12_345 }],
  totalMinor: 12_345,
  taxMinor: 1420,
  taxName: 'IVA',
  validUntil: '2026-12-01',
}

/** Each with what it must tell, in whatever language. */
const letters: Record<string, [mail: object, told: string[]]> = {
  welcome: [{ firstName: 'Ana' }, ['Ana', origin]],
  'password-reset': [{ link, minutes: 15 }, ['15', link]],
  'password-changed': [{}, [`${origin}/`, '/reset-password']],
  'sign-in-code': [{ code: '12345678', link, minutes: 15 }, ['12345678', '15', link]],
  'staff-invitation': [{ link, hours: 48 }, ['48', link, 'Lámina']],
  'job-ended': [
    {
      work: { es: 'exportar clientes', en: 'export of customers' },
      hasFailed: true,
      done: 1250,
      faults: 7,
      minutes: 12,
      reason: 'Disk <full>',
      link,
    },
    ['7', '12 min', 'Disk <full>', link],
  ],
  'email-change': [{ link, minutes: 15 }, ['15', link]],
  'for-desk': [
    {
      kind: 'quote',
      number: 'C-0007',
      contact: { name: 'Ana Luz', email: 'ana@obra.example' },
      lines: [
        { sku: 'QA-1', name: goods.name, quantity: 3, unit: 'metro', lengthMm: 3_660 },
        { sku: 'QA-2', name: goods.name, quantity: 9, unit: 'caja' },
      ],
      text: 'Urgente',
    },
    ['C-0007', 'Ana Luz', 'ana@obra.example', goods.name, 'QA-1 · ', '3.66 m', '9 cajas', 'Urgente'],
  ],
  'case-answer': [
    { number: 'C10001', firstName: 'Ana', author: 'Beto', text: 'Mañana la cambiamos.' },
    ['C10001', 'Ana', 'Beto', 'Mañana la cambiamos.'],
  ],
  'order-run': [
    { orderNo: '00028011', firstName: 'Ana', goods: goods.name, news: 'until', day: '2026-12-01' },
    ['00028011', 'Ana', goods.name, '/account/orders/00028011'],
  ],
  'customer-message': [
    { orderNo: '00028011', firstName: 'Ana', author: 'Beto', text: 'Llega el camión a las 9.' },
    ['00028011', 'Ana', 'Beto', 'Llega el camión a las 9.', '/account/orders/00028011'],
  ],
  'payment-link': [
    { firstName: 'Ana', currency: 'USD', lineCount: 2, totalMinor: 12_345, isMerged: false },
    ['Ana', '2', '$123.45', '/cart'],
  ],
  'identity-joined': [{ provider: 'google' }, ['Google', 'Lámina', '/reset-password']],
  'identity-removed': [{ provider: 'google' }, ['Google', 'Lámina', '/reset-password']],
  'email-changed': [{ email: 'nueva@obra.example' }, ['nueva@obra.example']],
  'order-received': [{ ...order, bank }, ['00028011', '$123.45', goods.name, '001-22-333', 'Banco Uno']],
  'order-paid': [order, ['00028011', '$123.45', goods.name]],
  'order-reminder': [{ ...order, bank }, ['00028011', '001-22-333']],
  'quote-requested': [quote, ['C-0007', goods.name, '/opportunity/q1']],
  'quote-ending': [quote, ['C-0007', '$123.45', '9 cajas', '$13.72 p', '/opportunity/q1']],
  'stock-notice': [
    {
      productId: 'QA-1',
      name: goods.name,
      choices: 'Calibre: 26',
      storeName: 'San Miguel',
      date: '2026-12-01',
      end: link,
    },
    [goods.name, 'Calibre: 26', 'San Miguel', '/product/QA-1', link],
  ],
  'case-received': [{ number: 'C10001' }, ['C10001']],
  'order-proof-received': [order, ['00028011', '/account/orders/00028011']],
  'order-proof-for-desk': [
    { orderNo: '00028011', customerName: 'Ana', currency: 'USD', totalMinor: 12_345, filename: 'banco.pdf' },
    ['00028011', 'Ana', '$123.45', 'banco.pdf'],
  ],
  'order-for-collector': [
    {
      ...order,
      moment: 'ready',
      receiverName: 'Rosa',
      customerName: 'Ana Luz',
      pass: { code: 'k7m2p9qx', link },
    },
    ['00028011', 'k7m2p9qx', 'Rosa', 'Ana Luz', goods.name],
  ],
  'quote-priced': [quote, ['C-0007', '$123.45', '/opportunity/q1']],
}

const renderLetter = (template: string, values: object, lang: 'es' | 'en') => {
  const mail = { template, to: 'ana@obra.example', values } as unknown as Mail
  const letter = writeMail(mail, `${lang}-SV`, (path) => `${origin}/${lang}-SV${path}`, 'Lámina')
  const sender = {
    shop: 'Lámina',
    email: 'ayuda@lamina.example',
    phone: '2200-0000',
    origin,
    lang,
    theme: 'v.2',
  } as const
  return {
    subject: letter.subject,
    plain: `${letter.subject}\n${renderPlain(letter, sender)}`,
    html: `${letter.subject}\n${renderHtml(letter, sender)}`,
  }
}
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test.each(Object.entries(letters))(
  '%s is written in Spanish and English, as HTML and as text, and tells what it must',
  (template, [values, told]) => {
    const [es, en] = [renderLetter(template, values, 'es'), renderLetter(template, values, 'en')]
    expect(es.subject).not.toBe(en.subject)
    for (const { plain, html } of [es, en]) {
      for (const one of told) {
        expect(plain).toContain(one)
        expect(html).toContain(escapeText(one))
      }
      expect(`${plain}${html}`).not.toMatch(/undefined|NaN|\[object/)
    }
    // The shop's own theme, not that of another.
    expect(es.html).toContain(mailColours['v.2'].action)
    expect(es.html).not.toContain(mailColours['v.1'].action)
    expect(es.html).not.toMatch(/\busted\b|\bsu trabajo\b/iu)
    expect(es.html).toMatch(/<html lang="es/)
    expect(en.html).toMatch(/<html lang="en/)
  },
)
