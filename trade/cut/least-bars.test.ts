import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastBars } from './least-bars.ts'
import { planCuts } from './plan-cuts.ts'

const pieces = (...list: [number, number][]) => list.map(([count, lengthMm]) => ({ count, lengthMm }))

test('[T1.601] the least bars of a count: full ones, over half of one each, one more than by hand, none', () => {
  expect(leastBars(pieces([8, 1498]), 6000, 3)).toBe(3)
  expect(leastBars(pieces([7, 3400]), 6000, 3)).toBe(7)
  expect(leastBars(pieces([9, 2400], [9, 1750], [9, 1200], [9, 620]), 6000, 3)).toBe(9)
  expect(leastBars(pieces([2, 6000], [1, 6001]), 6000, 3)).toBe(2)
  expect(leastBars([], 6000, 3)).toBe(0)
  // Three full bars, 5000 + 1000, 4000 + 2 × 1000, 3500 + 1500 + 1000: the longest first need a fourth, and so says a bound
  // that leaves no piece room beside one which just fills its bar.
  expect(leastBars(pieces([1, 5000], [1, 4000], [1, 3500], [1, 1500], [4, 1000]), 6000, 0)).toBe(3)
  // Two halves share a bar: a bound that gives each its own would be content with seven, which is one too many.
  expect(leastBars(pieces([1, 1798], [4, 1314], [3, 1602], [4, 2529], [4, 3000], [2, 687]), 6000, 0)).toBe(6)
})

test('[T1.601] the count is the plan’s, whatever the cuts', () => {
  const cut = fc.record({
    lengthMm: fc.integer({ min: 200, max: 6100 }),
    count: fc.integer({ min: 0, max: 6 }),
  })
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 12 }), fc.integer({ min: 0, max: 5 }), (cuts, kerfMm) => {
      const { cost } = planCuts({ stocks: [{ id: 'bar', lengthMm: 6000, cost: 1 }], cuts, kerfMm })
      expect(leastBars(cuts, 6000, kerfMm)).toBe(cost)
    }),
    { seed: 2026, numRuns: 150 },
  )
})
