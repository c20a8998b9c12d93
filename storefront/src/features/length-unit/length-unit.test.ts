import { expect, test } from 'vitest'
import { checkCut } from '../../../../facts/length.ts'
import { customaryMeasure, lengthUnits, spokenLength } from './length-unit.ts'

const inMetres = { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 30_000 }

test('a length is asked for in the units that the product is cut in, and says its metres', () => {
  const cut = { ...inMetres, feet: true, varas: true }
  expect(lengthUnits(cut)).toEqual(['m', 'ft', 'vara'])
  expect(lengthUnits(inMetres)).toEqual(['m'])
  expect(checkCut(3340, cut)).toBe('ok')
  const measure = customaryMeasure('vara', cut)
  expect([measure.read('4'), measure.next(3340, 1), measure.snap(3400)]).toEqual([3340, 4180, 3340])
  expect(spokenLength(3340, 'vara', 'varas', 'es-HN')).toBe('4 varas (3.34 m)')
})
