import { expect, test } from 'vitest'
import type { Site } from '../kernel/site.ts'
import { priceSteps } from './price-steps.ts'
import { readRefinement } from './refine.ts'

const site = {
  attributes: [
    { id: 'color', name: { es: 'Color', en: 'Colour' }, refinement: 1 },
    { id: 'peso', name: { es: 'Peso', en: 'Weight' } },
  ],
  exchangeRates: [{ currency: 'CRC', perUsd: '505', validFrom: '2026-01-01' }],
  countries: [
    { code: 'SV', currency: 'USD' },
    { code: 'CR', currency: 'CRC' },
  ],
} as unknown as Site

test('choices are read one by one, or joined by a comma', () => {
  const expected = { categoryId: 'newarrivals', kinds: ['master'] }
  expect(readRefinement(['cgid=newarrivals', 'htype=master'], site, true)).toMatchObject(expected)
  expect(readRefinement('cgid=newarrivals,htype=master', site, true)).toMatchObject(expected)
})

test('several values of an attribute', () => {
  expect(readRefinement('c_color=azul|rojo|azul', site, true).attributes).toEqual(
    new Map([['color', ['azul', 'rojo']]]),
  )
})

test('what shoppers may not filter by, and what nobody knows, is ignored', () => {
  const { attributes } = readRefinement(['c_peso=5', 'c_nada=1', 'nada', '=x', 'c_color='], site, true)
  expect(attributes.size).toBe(0)
})

test('[S1.024] a price counts only for those who may see one', () => {
  expect(readRefinement('price=(20..50)', site, true).price).toEqual({ from: 20, to: 50 })
  expect(readRefinement('price=(20..)', site, true).price?.from).toBe(20)
  expect(readRefinement('price=(20..50)', site, false).price).toBeUndefined()
  expect(readRefinement("price=(20..50) or '1'='1'", site, true).price).toBeUndefined()
})

test('price steps fit the size of the currency', () => {
  expect(priceSteps(site, 'SV')).toEqual([0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000])
  expect(priceSteps(site, 'CR')[1]).toBe(1000)
})
