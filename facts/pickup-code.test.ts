import { expect, test } from 'vitest'
import { pickupCodeChecksum, readPickupCode } from './pickup-code.ts'

test.each(['3643sxga', '3643SXGA', ' 3643 sxga ', '3643-SXGA', '36.43.sx.ga', '3643–sxga'])(
  '%j is read as its code',
  (text) => {
    expect(readPickupCode(text)).toBe('3643sxga')
  },
)

test('what looks like a nought or a one is one', () => {
  expect(readPickupCode('oOiIlL2a')).toBe('0011112a')
})

test.each(['', '3643sxg', '3643sxgaa', '3643sxgu', '3643sxgñ', '00028044', '0002-8044'])(
  '%j is no code',
  (text) => {
    expect(readPickupCode(text)).toBeUndefined()
  },
)

test('a checksum tells the codes of a day apart, and has twenty bits of them', () => {
  const checksums = ['3643sxga', '3643sxgb', '3644sxga', 'a643sxga', '2hk7tn9h'].map(pickupCodeChecksum)
  expect(new Set(checksums).size).toBe(5)
  expect(checksums.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 20)).toBe(true)
  expect(pickupCodeChecksum('3643sxga')).toBe(checksums[0])
})
