import { expect, test } from 'vitest'
import { tierChanges } from './tier-changes.ts'

const tier = (minQuantity: string, amount: string) => ({ minQuantity, amount })

test('only tiers that differ are told, what came and what went too', () => {
  const before = [tier('50', '6.50'), tier('1', '7.10'), tier('10', '6.90')]
  const after = [tier('1', '7.38'), tier('10', '6.9'), tier('200', 'quote')]
  expect(tierChanges(before, after)).toEqual([
    { minQuantity: '1', before: '7.10', after: '7.38' },
    { minQuantity: '50', before: '6.50', after: undefined },
    { minQuantity: '200', before: undefined, after: 'quote' },
  ])
  expect(tierChanges(before, before.toReversed())).toEqual([])
})
