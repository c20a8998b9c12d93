import { expect, test } from 'vitest'
import { applyMask } from './mask.ts'

test('a mask is filled from the left and adds no trailing separator', () => {
  expect(applyMask('70123456', '####-####')).toBe('7012-3456')
  expect(applyMask('7012', '####-####')).toBe('7012')
  expect(applyMask('701234', '####-####')).toBe('7012-34')
  expect(applyMask('', '####-####')).toBe('')
})

test('characters beyond the mask are kept', () => {
  expect(applyMask('701234567', '####-####')).toBe('7012-34567')
})
