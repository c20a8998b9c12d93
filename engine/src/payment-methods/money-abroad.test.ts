import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usdAmount } from './usd-amount.ts'

const { exchangeRates } = JSON.parse(
  readFileSync(new URL('../../../demo/site.json', import.meta.url), 'utf8'),
)

/** Worked examples of the design, at the demonstration's rates. */
test.each([
  ['HNL', 1_023_450, 39_063],
  ['CRC', 25_500_000, 50_495],
  ['GTQ', 152_075, 19_801],
] as const)('[T1.316] %s %i is %i US cents', (currency, minor, cents) => {
  expect(usdAmount({ exchangeRates }, currency, minor, new Date('2026-11-22T12:00:00Z'))?.usdMinor).toBe(
    cents,
  )
})
