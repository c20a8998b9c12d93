import { expect, test } from 'vitest'
import { maximumPieces, quantityStep } from './quantity-editor.ts'

const line = { quantity: 3, maximum: 10 }

test('[S4.051] quantity 0 asks before removing', () => expect(quantityStep(0, line)).toBe('ask'))
test('[S4.052, S5.048] a quantity above stock is not sent', () => {
  expect(quantityStep(11, line)).toBe('refuse')
  expect(quantityStep(10, line)).toBe('send')
  expect(quantityStep(11, { ...line, maximum: undefined })).toBe('send')
})
test('[S4.053] an unchanged quantity is not sent', () => expect(quantityStep(3, line)).toBe('keep'))
test('[S4.056] an empty field waits', () => expect(quantityStep(null, line)).toBe('wait'))

test('[S5.048] of cut goods stock allows as many pieces as its metres hold', () => {
  expect(maximumPieces({ inventory: { ats: 29.2 }, c_lengthMetersToBuy: 3.65 })).toBe(8)
  expect(maximumPieces({ inventory: { ats: 29.19 }, c_lengthMetersToBuy: 3.65 })).toBe(7)
  expect(maximumPieces({ inventory: { ats: 5 } })).toBe(5)
  expect(maximumPieces({})).toBeUndefined()
})
