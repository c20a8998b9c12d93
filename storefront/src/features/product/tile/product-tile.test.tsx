import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { TileProduct } from '../product.ts'
import { ProductTile } from './product-tile.tsx'

const plain: TileProduct = {
  productId: 'P1',
  shownId: 'P1 AZUL',
  name: 'Lámina',
  isNew: false,
  isSale: false,
  isCut: false,
  isQuote: false,
  facts: [],
  colours: [],
}
const show = (product: Partial<TileProduct> = {}) =>
  renderToStaticMarkup(onStage().around(<ProductTile product={{ ...plain, ...product }} />))
/** Classes and text of the badges. */
const badges = (page: string) =>
  [...page.matchAll(/<span class="([^"]*badge[^"]*)">(.*?)<\/span>/g)].map(([, look, text]) => [look, text])

test('[S2.108] a button leads to the product', () => {
  expect(show()).toMatch(/<a [^>]*href="\/product\/P1%20AZUL"[^>]*>(?:<[^>]*>)*Ver producto</)
})

test('[S2.111] the heart stands beside the button, not over the picture', () => {
  const page = show()
  expect(page.indexOf('Guardar Lámina')).toBeGreaterThan(page.indexOf('Ver producto<'))
})

test('[S2.109] [S2.110] what is new says so in green, what is on sale in yellow, nothing else does', () => {
  expect(badges(show())).toEqual([])
  expect(badges(show({ isNew: true }))).toEqual([[expect.stringContaining('green'), 'New']])
  expect(badges(show({ isSale: true }))).toEqual([[expect.stringContaining('yellow'), 'Sale']])
})

test('[S2.112] a product with a promotion is marked', () => {
  const promotions = [{ promotionId: 'p', calloutMsg: '10 %' }]
  expect(badges(show({ productPromotions: promotions }))).toEqual([
    [expect.stringContaining('ink'), 'Promoción'],
  ])
})
