import { expect, test } from 'vitest'
import { nameBars, nameSheets } from './name-pieces.ts'
import { parseCuts } from './parse-cuts.ts'
import { parseRectangles } from './parse-rectangles.ts'
import { planCuts } from './plan-cuts.ts'
import { planSheets } from './plan-sheets.ts'

const stocks = [{ id: '6', lengthMm: 6000, cost: 1 }]

const barsOf = (text: string) => {
  const { cuts } = parseCuts(text)
  return nameBars(planCuts({ stocks, cuts, kerfMm: 3 }).bars, cuts)
}

test('[T1.612] every piece of a plan has the name it was noted with, as often as it was noted', () => {
  const bars = barsOf('5 de 2.40 jamba\n4 de 2.40 poste\n9 de 1.75 travesaño\n9 de 1.20\n9 de 62 cm barrote')
  const pieces = bars.flatMap(({ cutsMm, names, times }) =>
    cutsMm.map((mm, at) => ({ piece: `${names[at]} ${mm}`, times })),
  )
  const counts = new Map<string, number>()
  for (const { piece, times } of pieces) counts.set(piece, (counts.get(piece) ?? 0) + times)
  expect(Object.fromEntries(counts)).toEqual({
    'jamba 2400': 5,
    'poste 2400': 4,
    'travesaño 1750': 9,
    'undefined 1200': 9,
    'barrote 620': 9,
  })
})

test('[T1.612] names do not change what is bought; bars that are cut and named alike stay together', () => {
  const bars = barsOf('5 de 2.40 jamba\n4 de 2.40 poste\n9 de 1.75\n9 de 1.20\n9 de 62 cm')
  expect(bars.map(({ times }) => times)).toEqual([5, 4])
  expect(bars.map(({ names }) => names[0])).toEqual(['jamba', 'poste'])
  expect(
    barsOf('9 de 2.40\n9 de 1.75\n9 de 1.20\n9 de 62 cm').map(({ times, names }) => [times, names]),
  ).toEqual([[9, []]])
})

test('[T1.612] a piece of a sheet keeps its name when it lies across', () => {
  const { pieces } = parseRectangles('2 de 60 x 120 tapa\n1 de 240 x 20 zócalo\n1 de 30 x 30')
  const { sheets } = planSheets({
    sheet: { widthMm: 1220, heightMm: 2440 },
    pieces,
    kerfMm: 3,
    rotate: true,
  })
  const found = nameSheets(sheets, pieces).flat()
  expect(found.map(({ name }) => name).toSorted()).toEqual(['tapa', 'tapa', 'zócalo', undefined])
  expect(found.find(({ name }) => name === 'zócalo')).toMatchObject({ widthMm: 200, heightMm: 2400 })
})
