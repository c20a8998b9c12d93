import { beforeEach, expect, test, vi } from 'vitest'
import type { BasketLine } from '../basket.ts'
import { readSavedLines, removeSavedLine, saveLine } from './saved-lines.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const line = (change: object) =>
  ({
    itemId: 'i',
    productId: 'A',
    productName: 'Lámina',
    quantity: 9,
    price: 100,
    ...change,
  }) as unknown as BasketLine

test('a line is put aside with its choice, length and store and without its price; the same one grows', () => {
  saveLine(line({ c_lengthMetersToBuy: 3.65, c_store: 'SV-SS01' }))
  saveLine(line({ c_lengthMetersToBuy: 3.65, quantity: 1 }))
  saveLine(line({ productId: 'B', quantity: 2, c_variationText: 'Calibre 26 · Rojo' }))
  expect(readSavedLines()).toEqual([
    { productId: 'B', name: 'Lámina', quantity: 2, choice: 'Calibre 26 · Rojo' },
    { productId: 'A', name: 'Lámina', quantity: 10, c_lengthMetersToBuy: 3.65 },
  ])
  expect(JSON.stringify(readSavedLines())).not.toContain('100')
})

test('the same product with another choice is another line, and its choices are kept in words', () => {
  const withOption = (optionValueId: string) => ({
    optionItems: [
      { itemId: 'o', itemText: `Garantía: ${optionValueId}`, optionId: 'g', optionValueId, price: 12 },
    ],
  })
  for (const years of ['1', '3', '3']) saveLine(line({ quantity: 1, ...withOption(years) }))
  expect(readSavedLines()).toEqual([
    {
      productId: 'A',
      name: 'Lámina',
      quantity: 2,
      optionItems: [{ optionId: 'g', optionValueId: '3' }],
      options: ['Garantía: 3'],
    },
    expect.objectContaining({ quantity: 1, options: ['Garantía: 1'] }),
  ])
})

test('a product put back into the cart leaves the saved list', () => {
  const [saved] = saveLine(line({}))
  if (saved) removeSavedLine(saved)
  expect(readSavedLines()).toEqual([])
})
