import { expect, test } from 'vitest'
import { usdAmount } from './usd-amount.ts'

const site = {
  exchangeRates: [
    { currency: 'USD', perUsd: '1', validFrom: '2026-01-01' },
    { currency: 'HNL', perUsd: '26.20', validFrom: '2026-01-01' },
    { currency: 'HNL', perUsd: '25', validFrom: '2026-06-01' },
  ],
} as Parameters<typeof usdAmount>[0]
const on = (day: string) => new Date(`${day}T12:00:00Z`)

test('[S3.040] an amount in dollars follows the rate of its day, rounded once', () => {
  expect(usdAmount(site, 'HNL', 262_014, on('2026-05-31'))).toEqual({
    usdMinor: 10_001,
    perUsd: '26.20',
    validFrom: '2026-01-01',
  })
  expect(usdAmount(site, 'HNL', 250_012, on('2026-06-01'))).toMatchObject({ usdMinor: 10_000, perUsd: '25' })
  expect(usdAmount(site, 'HNL', 250_013, on('2026-06-01'))).toMatchObject({ usdMinor: 10_001 })
  expect(usdAmount(site, 'USD', 12_345, on('2026-06-01'))).toMatchObject({ usdMinor: 12_345 })
})

test('without a stored rate there is no amount', () => {
  expect(usdAmount(site, 'CRC', 100, on('2026-06-01'))).toBeUndefined()
  expect(usdAmount(site, 'HNL', 100, on('2025-12-31'))).toBeUndefined()
})
