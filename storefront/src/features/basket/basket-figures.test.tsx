import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtTexts } from '../../app/testing/built-texts.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { Basket } from './basket.ts'
import { BasketFigures } from './basket-figures.tsx'

const basket = {
  currency: 'USD',
  c_country: 'SV',
  c_totalWeightKg: 0,
  productItems: [{ quantity: 2 }],
  productSubTotal: 40,
  productTotal: 40,
  shippingTotal: null,
  taxTotal: null,
  orderTotal: null,
  shipments: [{ shipmentId: 'me' }],
} as unknown as Basket
const priced = { shippingTotal: 8.75, taxTotal: 5.61, orderTotal: 48.75 }
const addressed = { shipments: [{ shipmentId: 'me', shippingAddress: { countryCode: 'SV' } }] }

/** What the bill says, its texts parted by bars. */
const speaking = async (language: 'es' | 'en') => {
  const texts = await builtTexts(join(import.meta.dirname, 'messages.ts'), language)
  const { around } = onStage({ locale: `${language}-SV`, texts })
  return (change: object) =>
    renderToStaticMarkup(around(<BasketFigures basket={{ ...basket, ...change }} />))
      .replaceAll(/(<[^>]*>|\s)+/g, ' ')
      .trim()
}

test.each([
  ['es', 'Entrega', 'Entrega estimada', 'IVA incluido', 'Por determinar', 'Gratis', 'Total estimado'],
  ['en', 'Shipping', 'Estimated shipping', 'VAT (IVA) included', 'TBD', 'Free', 'Estimated Total'],
] as const)(
  '[S2.153] [S2.154] [S2.155] [S2.162] the bill says what is not known, what is free, and that a total is an estimate until the place is known (%s)',
  async (language, shipping, about, tax, unknown, free, estimated) => {
    const said = await speaking(language)
    expect(said({})).toContain(`${shipping} ${unknown} ${tax} ${unknown} ${estimated} $40.00`)
    expect(said(priced)).toMatch(
      new RegExp(
        `${about} \\D*\\$8\\.75 ${tax.replaceAll(/[()]/g, '\\$&')} \\$5\\.61 ${estimated} \\$48\\.75`,
      ),
    )
    const known = said({ ...priced, ...addressed, shippingTotal: 0 })
    // An order keeps the tax's name of its day.
    expect(said({ ...priced, c_taxName: 'ISV' })).toContain(tax.replace('IVA', 'ISV'))
    expect(known).toContain(`${shipping} ${free} ${tax} $5.61 Total $48.75`)
  },
)

test('lengths and weights stand in groups of digits as the country writes them', async () => {
  const said = await speaking('en')
  const bill = said({
    c_totalWeightKg: 11_883.3,
    c_totalLengthByProduct: { TE007: { value: 3600 } },
  })
  expect(bill).toContain('3,600 m')
  expect(bill).toContain('11,883.3 kg')
})

test('[S2.140] [S2.149] [S2.151] [S2.152] [S2.161] [S6.003] items, subtotal, what lowers the order, and the total; none for guests', async () => {
  const said = await speaking('en')
  const orderPriceAdjustments = [{ priceAdjustmentId: 'p1', itemText: 'Five off', price: -5 }]
  const bill = said({ ...priced, ...addressed, orderTotal: 43.75, orderPriceAdjustments })
  expect(bill).toContain('2 items in cart')
  expect(bill).toContain('Subtotal $40.00 Five off -$5.00 Shipping')
  expect(bill).toContain('Total $43.75')
  expect(said({ productSubTotal: undefined, productTotal: undefined })).not.toMatch(/\$|Subtotal|Total/)
})

test('[S4.020] [S2.153] the default method’s price is an estimate near the store, and collecting costs nothing; a known place has neither word', async () => {
  const productItems = [{ quantity: 2, shipmentId: 'me', c_pickUpProduct: false }]
  const shippingMethod = { id: 'truck', name: 'Truck delivery' }
  const truck = { ...priced, productItems, shipments: [{ shipmentId: 'me', shippingMethod }] }
  const said = await speaking('en')
  const words = 'Estimated shipping Truck delivery, near the store. Pickup costs nothing. $8.75'
  expect(said(truck)).toContain(words)
  const there = [{ shipmentId: 'me', shippingMethod, shippingAddress: { countryCode: 'SV' } }]
  expect(said({ ...truck, shipments: there })).toContain('Shipping $8.75 VAT (IVA)')
})
