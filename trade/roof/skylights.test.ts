import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Strip } from './strips.ts'
import { skylightsOf, withSkylights } from './skylights.ts'

const strip = (column: number, reachMm: number): Strip => ({
  acrossMm: column * 810,
  fromMm: 0,
  reachMm,
  piecesMm: [reachMm],
  jointsMm: [],
})
const slopeOf = (...reaches: number[]) => ({ strips: reaches.map((reach, column) => strip(column, reach)) })
const lit = (slopes: { strips: readonly { skylight?: true }[] }[]) =>
  slopes.map(({ strips }) => strips.flatMap(({ skylight }, column) => (skylight ? [column] : [])))

test('[T1.323] skylights are spread over the slopes and along each, none at an edge', () => {
  const even = slopeOf(...Array.from({ length: 14 }, () => 4650))
  expect(lit(withSkylights([even, even], 4))).toEqual([
    [4, 10],
    [4, 10],
  ])
  expect(lit(withSkylights([slopeOf(2000, 4000, 4000, 4000, 2000)], 9))).toEqual([[1, 2, 3]])
  expect(lit(withSkylights([slopeOf(3000)], 1))).toEqual([[]])
  expect(lit(withSkylights([slopeOf(3000, 3000)], 5))).toEqual([[0]])
})

test('[T1.323] as many are laid as are asked for and have room, and a sheet is left on each slope', () => {
  const slopes = fc.array(fc.array(fc.constantFrom(2000, 3000), { minLength: 1, maxLength: 20 }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(slopes, fc.nat(60), (reaches, wanted) => {
      const before = reaches.map((one) => slopeOf(...one))
      const counts = lit(withSkylights(before, wanted)).map(({ length }) => length)
      const room = lit(withSkylights(before, 1000)).map(({ length }) => length)
      const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
      expect(sum(counts)).toBe(Math.min(wanted, sum(room)))
      reaches.forEach((one, index) => expect(counts[index]).toBeLessThan(one.length))
    }),
    { seed: 323 },
  )
})

test('[T1.323] a roof without skylights has none to count', () => {
  expect(skylightsOf([])).toEqual([])
})
