import { expect, test } from 'vitest'
import type { MaterialLine, TradeProduct } from './material-line.ts'
import { takenLines } from './taken-lines.ts'

const line = (more: Partial<MaterialLine>): MaterialLine => ({
  id: 'screw',
  role: 'screw',
  sku: 'S-1',
  masterId: 'S',
  pieces: 6,
  exact: 5.8,
  why: { rule: 'screw', values: {} },
  grams: 6000,
  warnings: [],
  ...more,
})
const sheet = (lengthMm: number, pieces: number) =>
  line({ id: `sheet-${lengthMm}`, role: 'sheet', sku: 'T-1', masterId: 'T', lengthMm, pieces })
const products: TradeProduct[] = [
  {
    id: 'T',
    name: 'Lámina',
    sellMode: 'cut',
    cut: { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 30_000 },
    variants: [],
  },
]

test('[T1.324] what a person takes stands beside what was reckoned, weighs as much, and is no reason for larger packs', () => {
  const boxes = line({ larger: { sku: 'B-1', masterId: 'B', pieces: 1, left: 2 } })
  expect(takenLines([boxes], new Map([['screw', 7]]), products)).toEqual([
    { ...line({}), pieces: 7, grams: 7000, reckoned: 6 },
  ])
  expect(takenLines([boxes], new Map([['screw', 6]]), products)).toEqual([boxes])
  expect(takenLines([boxes], new Map([['tape', 7]]), products)).toEqual([boxes])
  expect(takenLines([boxes], new Map([['screw', 0]]), products)).toMatchObject([{ pieces: 0, reckoned: 6 }])
})

test('[T1.324] sheets in reserve reach the minimum run, sheets left out miss it: all lengths of one sheet count', () => {
  const lines = [sheet(4000, 5), sheet(3000, 3)].map((one) => ({ ...one, warnings: ['below-run'] as const }))
  const warned = (wanted: [string, number][], inCart: [string, number][] = []) =>
    takenLines(lines, new Map(wanted), products, new Map(inCart)).map(({ warnings }) => warnings)
  expect(warned([])).toEqual([['below-run'], ['below-run']])
  expect(warned([['sheet-3000', 4]])).toEqual([[], []])
  // 29 m here; metres of the same sheet in the cart count too.
  expect(warned([], [['T-1', 1000]])).toEqual([[], []])
  expect(warned([], [['T-1', 999]])).toEqual([['below-run'], ['below-run']])
  expect(warned([], [['T-2', 1000]])).toEqual([['below-run'], ['below-run']])
  expect(
    warned([
      ['sheet-4000', 0],
      ['sheet-3000', 0],
    ]),
  ).toEqual([[], []])
})
