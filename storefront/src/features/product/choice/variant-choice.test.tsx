import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { Product } from '../product.ts'
import { VariantChoice } from './variant-choice.tsx'

const variant = (productId: string, calibre: string, color: string) => ({
  productId,
  variationValues: { calibre, color },
})
const family = {
  id: '26-ROJO',
  variationValues: { calibre: '26', color: 'rojo' },
  variants: [
    variant('26-ROJO', '26', 'rojo'),
    variant('26-AZUL', '26', 'azul'),
    variant('24-ROJO', '24', 'rojo'),
  ],
  variationAttributes: [
    { id: 'calibre', name: 'Calibre', values: [{ value: '26' }, { value: '24' }] },
    {
      id: 'color',
      name: 'Color',
      values: [
        { value: 'rojo', name: 'Rojo', c_hex: '#733' },
        { value: 'azul', name: 'Azul', c_hex: '#037' },
      ],
    },
  ],
} as unknown as Product
const has = (id: string, ats: number) => ({ id, ats, ownStock: ats, storesWithStock: 1 })

/** The words of each choice, gauges before colours. */
const choices = (product: Product, stock?: Record<string, ReturnType<typeof has>>) =>
  [
    ...renderToStaticMarkup(onStage().around(<VariantChoice product={product} stock={stock} />))
      .replaceAll(/<noscript>.*?<\/noscript>/g, '')
      .matchAll(/<a [^>]*>(.*?)<\/a>|<label[^>]*>(.*?)<\/label>/g),
  ].map(([, link = '', label = '']) =>
    (link + label)
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .replaceAll(/\s+/g, ' '),
  )

test('the choice just made is marked while its page is on its way', () => {
  const isBlue = (goingTo: string) => {
    const page = onStage({ goingTo }).around(<VariantChoice product={family} stock={undefined} />)
    return /<input[^>]*value="azul"[^>]*>/.exec(renderToStaticMarkup(page))?.[0].includes('checked')
  }
  expect(isBlue('/product/26-AZUL?from=search')).toBe(true)
  expect(isBlue('/cart')).toBe(false)
})

test('a choice that the shopper’s store has none of says so; before the stock is known none does', () => {
  const stock = { '26-ROJO': has('26-ROJO', 5), '26-AZUL': has('26-AZUL', 0), '24-ROJO': has('24-ROJO', 0) }
  expect(choices(family, stock)).toEqual(['26', '24 Agotado', 'Rojo', 'Azul Agotado'])
  expect(choices(family)).toEqual(['26', '24', 'Rojo', 'Azul'])
  // What is only quoted lies in no store.
  expect(choices({ ...family, isProductQuote: true }, stock)).toEqual(['26', '24', 'Rojo', 'Azul'])
})
