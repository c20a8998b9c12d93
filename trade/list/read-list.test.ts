import { describe, expect, test } from 'vitest'
import { demoListData } from '../testing/demo-list-data.ts'
import { readLine } from './read-line.ts'
import { readList } from './read-list.ts'
import { vocabularyOf } from './vocabulary.ts'

type Example = {
  line: string
  country?: string
  sku?: string
  quantity?: number
  lengthMm?: number
  state: string
  also?: string[]
}

/** Appendix A.5 of the design; where the shop differs from the table, the line says why. */
const examples: Example[] = [
  {
    line: '20 laminas 26 de 12 pies rojas',
    sku: 'TE009-26-ROJO-366',
    quantity: 20,
    state: 'sure',
    also: ['TE007-26-ROJO', 'TE008-26-ROJO'],
  },
  { line: '5 qq hierro 3/8', sku: 'RE046-38-40-6', quantity: 5, state: 'ask' },
  {
    line: '2 rollos alambre de amarre',
    sku: 'AL089-16',
    quantity: 2,
    state: 'ask',
    also: ['AL089-18', 'AL090-16'],
  },
  { line: 'polin c 4x2 ch 14 6m x 30', sku: 'PO054-4X2-18', quantity: 30, state: 'sure' },
  { line: '15 zinc cal 28 de 3 yardas', country: 'NI', sku: 'TE001-28-274', quantity: 15, state: 'sure' },
  { line: 'costanera 4x2 chapa 16, 24', country: 'GT', sku: 'PO054-4X2-15', quantity: 24, state: 'sure' },
  { line: '40 varillas #4 grado 60 de 6 m', sku: 'RE044-4-6', quantity: 40, state: 'sure' },
  { line: '25 varillas 10mm', country: 'EC', sku: 'RE045-10MM', quantity: 25, state: 'sure' },
  // The table asks between bags of 42.5 and 50 kg; no country sells both, so there is nothing to ask.
  { line: '10 bolsas de cemento', sku: 'OG121-425', quantity: 10, state: 'sure' },
  { line: '6 capotes rojos 26', sku: 'AC025-26-406-244-ROJO', quantity: 6, state: 'probable' },
  {
    line: '8 tubos 2x4 ch 16',
    sku: 'TU072-2X4-15-NEG',
    quantity: 8,
    state: 'probable',
    also: ['TU072-2X4-15-GALV'],
  },
  { line: 'tubo 1 1/2 x 1 1/2 ch 16 x 12', sku: 'TU071-112-15-NEG', quantity: 12, state: 'probable' },
  { line: '4 angulos 1 1/2 x 1/8', sku: 'PE065-112X18', quantity: 4, state: 'sure' },
  {
    line: '12 laminas rectangular cal 26 de 4.35 m rojas',
    sku: 'TE007-26-ROJO',
    quantity: 12,
    lengthMm: 4350,
    state: 'sure',
  },
  { line: '100 estribos 15x15', sku: 'RE051-15X15', quantity: 100, state: 'sure' },
  {
    line: '9 planchas 26 de 8 pies',
    country: 'EC',
    sku: 'TE001-26-244',
    quantity: 9,
    state: 'probable',
    also: ['TE006-26-244'],
  },
  {
    line: 'hierro 1/2 3 quintales grado 40 6 m',
    country: 'HN',
    sku: 'RE046-12-40-6',
    quantity: 3,
    state: 'sure',
  },
  { line: '3 cajas tornillo 12 x 1 1/2 rojo', sku: 'FI095-12X112-BROCA-ROJO', quantity: 3, state: 'sure' },
  { line: '10 lb clavo 3"', sku: 'AL092-3', quantity: 10, state: 'sure' },
  { line: '7 electromallas 6x6 10/10', sku: 'RE052-6X61010', quantity: 7, state: 'sure' },
  { line: '1 rollo malla ciclon 6 pies cal 13.5 de 20 m', sku: 'MA083-6-135-20', quantity: 1, state: 'sure' },
  { line: 'lamina negra 1/16 x 3', sku: 'LL077-116', quantity: 3, state: 'sure' },
  { line: '2 cosas de esas', state: 'not-found' },
  { line: '1 varilla #4 grado 60 de 6 m', sku: 'RE044-4-6', quantity: 1, state: 'sure' },
]

describe('lines of a list, as the design worked them', () => {
  test.each(examples)(
    '[T1.401] $line',
    ({ line, country = 'SV', sku, quantity, lengthMm, state, also = [] }) => {
      const [read] = readList(line, demoListData(country))
      expect({
        state: read?.state,
        sku: read?.choice?.sku,
        lengthMm: read?.choice?.lengthMm,
        quantity: read?.choice?.quantity,
        doubts: read?.doubts,
      }).toEqual(expect.objectContaining({ state, sku, quantity, lengthMm }))
      expect(read?.alternatives.map((one) => one.sku)).toEqual(expect.arrayContaining(also))
    },
  )
})

test('[T1.401] what is counted by the piece and sold otherwise is asked; a wall is no other wall; halves; codes', () => {
  const vocabulary = vocabularyOf(demoListData('SV'))
  const read = (line: string) => {
    const { state, choice, doubts } = readLine(line, vocabulary)
    return [state, choice?.sku, choice?.quantity, ...doubts]
  }
  expect(read('100 tornillos 12 x 1 1/2 broca rojo')).toEqual(['ask', 'FI095-12X112-BROCA-ROJO', 100, 'unit'])
  expect(read('5 clavos 3"')).toEqual(['ask', 'AL092-3', 5, 'unit'])
  expect(read('1 caja clavos 3"')).toEqual(['ask', 'AL092-3', 1, 'unit'])
  expect(read('12 tubos rectangulares 2x4 1.8mm galv')[0]).toBe('ask')
  expect(read('12 tubos rectangulares 2x4 2mm galv')).toEqual(['sure', 'TU072-2X4-20-GALV', 12])
  expect(read('media libra de clavo 2"')).toEqual(['ask', 'AL092-2', 0.5, 'unit'])
  expect(read('10 lb electrodo 6013 de 1/8"')).toEqual(['sure', 'HE128-18', 10])
  expect(read('1 rollo poliducto 1/2')).toEqual(['not-found', undefined, undefined])
  expect(read('12 plancha negra 4x8 1/8')).toEqual(['sure', 'LL077-18', 12])
})

test('[T1.401] sizes with inch marks, a wall behind a section, a count behind sizes, and half of a pack', () => {
  const vocabulary = vocabularyOf(demoListData('SV'))
  const read = (line: string) => {
    const { state, choice } = readLine(line, vocabulary)
    return [state, choice?.sku, choice?.quantity]
  }
  expect(read('15 polin "C" 4"x2" ch.16')).toEqual(['sure', 'PO054-4X2-15', 15])
  expect(read('polin 6x2 x 12 unidades chapa 14')).toEqual(['sure', 'PO054-6X2-18', 12])
  expect(read('25 polines 4*2 1/16"').slice(1)).toEqual(['PO054-4X2-15', 25])
  expect(read('1/2 qq alambre de amarre 16')[0]).toBe('ask')
  expect(read('3 qq y medio de hierro 3/8 grado 40 de 6m')).toEqual(['ask', 'RE046-38-40-6', 3.5])
  expect(read('2 1/2 qq hierro 3/8 grado 40 de 6 m')).toEqual(['ask', 'RE046-38-40-6', 2.5])
  // No quintal is sold of 1/4: its bars are asked about, never quintals of another size.
  expect(read('2 1/2 qq hierro 1/4')).toEqual(['ask', 'RE043-2-6', 2.5])
  expect(read('5 qq hierro 1/4')).toEqual(['ask', 'RE043-2-6', 5])
  // Nor is a half before the unit the size where nothing is sold of the one behind the goods.
  expect(read('2 1/2 qq hierro 7/16')).toEqual(['ask', expect.any(String), 2.5])
})

test('[T1.401] what a line says in other measures is told in the shop’s; half quintals are no quintals', () => {
  const vocabulary = vocabularyOf(demoListData('SV'))
  const conversions = (line: string) => readLine(line, vocabulary).conversions
  expect(conversions('20 laminas 26 de 12 pies rojas')).toEqual([
    { kind: 'length', value: 12, unit: 'ft', lengthMm: 3658 },
  ])
  expect(conversions('15 laminas cal 28 de 3 yardas')).toEqual([
    { kind: 'length', value: 3, unit: 'yd', lengthMm: 2743 },
  ])
  const [bars] = conversions('5 qq hierro 3/8 grado 40 6 m') ?? []
  expect(bars).toMatchObject({ kind: 'bars', quintals: 5, lengthMm: 6000 })
  // The design works 67.5 of them.
  expect(bars?.kind === 'bars' && bars.bars).toBeCloseTo(67.5, 0)
  expect(conversions('1 rollo malla ciclon 6 pies cal 13.5 de 20 m')).toBeUndefined()
})

const everywhere = ['SV', 'GT', 'HN', 'NI', 'CR', 'EC']
const vocabularies = new Map(everywhere.map((country) => [country, vocabularyOf(demoListData(country))]))

/** State, millimetres, how many, doubts; the same in all the countries, or one that is told. */
const readIn = (countries: readonly string[], line: string) => {
  const read = countries.map((country) => {
    const vocabulary = vocabularies.get(country)
    if (!vocabulary) throw new Error(country)
    const { state, choice, doubts } = readLine(line, vocabulary)
    return [state, choice?.lengthMm, choice?.quantity, ...doubts]
  })
  expect(read, line).toEqual(read.map(() => read[0]))
  return read[0]
}

test.each([
  ['12 laminas rectangular cal 26 de 6,5m rojas', ['sure', 6500, 12]],
  ['12 laminas rectangular cal 26 de 6,5 m rojas', ['sure', 6500, 12]],
  ['laminas rectangular cal 26 rojas 6,5m x 12', ['sure', 6500, 12]],
  ['12 laminas rectangular cal 26 rojas de 6,35mts', ['sure', 6350, 12]],
])('[T1.401] in all six countries a comma before one or two digits is a decimal one: %s', (line, wanted) => {
  expect(readIn(everywhere, line)).toEqual(wanted)
})

test('[T1.401] a comma before three digits is what the country writes by it, and asked where it may be either', () => {
  const byPoint = ['SV', 'GT', 'HN', 'NI']
  const byComma = ['CR', 'EC']
  const count = '1,200 laminas rectangular cal 26 de 6 m rojas'
  expect(readIn(byPoint, count)).toEqual(['sure', 6000, 1200])
  expect(readIn(byComma, count)).toEqual(['ask', 6000, 1200, 'thousands'])
  expect(readIn(everywhere, count.replace(',', '.'))).toEqual(['ask', 6000, 1200, 'thousands'])
  const length = '12 laminas rectangular cal 26 de 6,500 m rojas'
  expect(readIn(byComma, length)).toEqual(['sure', 6500, 12])
  expect(readIn(byPoint, length)?.[0]).toBe('ask')
})

test('a line too long for any goods is not read: its readings would grow with each of its words', () => {
  const vocabulary = vocabularyOf(demoListData('SV'))
  const line = '20 laminas 26 de 12 pies rojas'
  expect(readLine(line.padEnd(400), vocabulary).choice?.sku).toBe('TE009-26-ROJO-366')
  expect(readLine(line.padEnd(401), vocabulary)).toMatchObject({ state: 'not-found', phrase: '' })
  for (const unit of ['½', '1 ', '1/2 x '])
    expect(readLine(unit.repeat(5_000), vocabulary)).toMatchObject({ state: 'not-found', alternatives: [] })
})
