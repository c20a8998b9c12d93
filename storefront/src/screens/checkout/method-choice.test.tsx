import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtTexts } from '../../app/testing/built-texts.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { type Basket, BasketFigures } from '../../features/basket/index.ts'
import { MethodChoice } from './method-choice.tsx'
import { summaries } from './summaries.tsx'

const promotion = { promotionId: 'envio', promotionName: 'Envío gratis desde $500', calloutMsg: '' }

/** A basket to be brought by a truck of $41.50, of which so much is charged, and why. */
const delivered = (charged: number) => {
  const reasons = charged < 41.5 ? [promotion] : []
  const method = {
    id: 'truck',
    name: 'Camión',
    description: 'Hasta tu obra.',
    price: 41.5,
    c_priceAfterPromotions: charged,
    shippingPromotions: reasons,
    c_kind: 'delivery',
  }
  const basket = {
    currency: 'USD',
    c_country: 'SV',
    c_totalWeightKg: 0,
    productItems: [{ quantity: 2, shipmentId: 'me', c_pickUpProduct: false }],
    productSubTotal: 600,
    productTotal: 600,
    shipments: [{ shipmentId: 'me', shippingMethod: method, shippingAddress: { countryCode: 'SV' } }],
    shippingItems: [{ priceAdjustments: reasons.map(({ promotionName: itemText }) => ({ itemText })) }],
    shippingTotal: charged,
    taxTotal: 69,
    orderTotal: 600 + charged,
  } as unknown as Basket
  return { method, basket }
}

test.each([
  ['whole', 41.5, '$41.50', ''],
  ['less a part', 21.5, '$21.50', 'Envío gratis desde $500: en vez de $41.50.'],
  ['for nothing', 0, 'Gratis', 'Envío gratis desde $500: en vez de $41.50.'],
])(
  '[S2.153] [S2.154] freight that is charged %s is the same on the option, on the closed step and in the bill',
  async (_how, charged, told, reason) => {
    const files = ['shipping-messages.ts', '../../features/basket/messages.ts']
    const texts = await Promise.all(files.map((file) => builtTexts(join(import.meta.dirname, file), 'es')))
    const { around } = onStage({ texts: Object.assign({}, ...texts) })
    const said = (node: ReactNode) =>
      renderToStaticMarkup(around(node))
        .replaceAll(/(<[^>]*>|\s)+/g, ' ')
        .trim()
    const { method, basket } = delivered(charged)
    const offered = {
      methods: [method],
      defaultId: 'truck',
      isCurrent: true,
      failed: false,
      retry: () => {},
    } as unknown as Parameters<typeof MethodChoice>[0]['offered']
    const option = said(
      <MethodChoice basket={basket} offered={offered} legend="" value="truck" onChange={() => {}} />,
    )
    expect(option).toContain(told)
    expect(option.includes('en vez de')).toBe(reason !== '')
    expect(option).toContain(reason)
    const Closed = summaries.SHIPPING_OPTIONS
    expect(Closed && said(<Closed basket={basket} lateMethod={undefined} />)).toBe(`Camión, ${told}`)
    const bill = said(<BasketFigures basket={basket} />)
    expect(bill).toMatch(reason ? /Entrega Envío gratis desde \$500/ : /Entrega \$41\.50/)
    expect(bill).toContain(told)
    expect(bill).toContain(`Total $${(600 + charged).toFixed(2)}`)
  },
)
