import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { BasketLine } from '../basket.ts'
import { LinePrice } from './line-price.tsx'

const line = { price: 21.9, basePrice: 7.3, currency: 'USD', quantity: 3, type: { item: true } }
const show = (change: object) =>
  renderToStaticMarkup(onStage().around(<LinePrice line={{ ...line, ...change } as BasketLine} />))

test('[S6.003] a customer reads what a line costs and, beside several pieces, what one does', () => {
  expect(show({})).toMatch(/\$21\.90.*\$7\.30 c\/u/)
})

test('[S5.057] a unit price stands beside more than one piece, unless the product is a set', () => {
  expect(show({})).toContain('$7.30 c/u')
  expect(show({ quantity: 2 })).toContain('c/u')
  expect(show({ quantity: 1 })).not.toContain('c/u')
  expect(show({ type: { set: true } })).not.toContain('c/u')
})

test('[S5.057] what is sold by the box says the price of a box', () => {
  expect(show({ c_unit: 'caja' })).toContain('$7.30 por caja')
  expect(show({ c_unit: 'caja', quantity: 1 })).not.toContain('caja')
})

test('[S5.057] [S5.058] cut goods are priced by the metre, and guests read no price', () => {
  expect(show({ c_lengthMetersToBuy: 3.65, pricePerUnit: 2 })).toContain('$2.00 por metro')
  expect(show({ price: undefined })).not.toContain('$')
})

test('the unit beside a promoted line is the one that is charged', () => {
  const promoted = { price: 22.35, priceAfterItemDiscount: 18.3 }
  const sheet = show({ ...promoted, quantity: 1, c_lengthMetersToBuy: 3, pricePerUnit: 7.45 })
  expect(sheet).toMatch(/\$18\.30.*\$22\.35.*\$6\.10 por metro/)
  expect(show({ ...promoted, basePrice: 7.45 })).toContain('$6.10 c/u')
})
