import { expect, test } from 'vitest'
import { tableAsNoted } from './noted-table.ts'
import { parseCuts } from './parse-cuts.ts'
import { parseRectangles } from './parse-rectangles.ts'

const cuts = (text: string) => {
  const { cuts: read, unread } = parseCuts(text)
  return [
    ...read.map(({ count, lengthMm, name }) => [count, lengthMm, name].filter(Boolean).join(' ')),
    ...unread,
  ]
}

test('[T1.606] a table from a spreadsheet: its head says which column counts, in what unit the lengths are, and what is of no use', () => {
  expect(cuts('Largo\tCantidad\n120\t4\n85\t2')).toEqual(['4 1200', '2 850'])
  expect(cuts('Cantidad\tLargo (cm)\n4\t20\n2\t85')).toEqual(['4 200', '2 850'])
  expect(cuts('Pieza\tCant.\tMedida mm\nA\t4.00\t1200\nB\t2 pz\t900')).toEqual(['4 1200 A', '2 900 B'])
  expect(
    cuts(
      '#\tDescripción\tCantidad\tLargo (m)\tPrecio\n1\tJamba\t4\t2.10\t12.50\n2\tTravesaño\t3\t1.20\t8.00',
    ),
  ).toEqual(['4 2100 Jamba', '3 1200 Travesaño'])
})

test('[T1.606] rows without a head: empty cells of merged ones, a mark before the numbers, a unit of its own', () => {
  expect(cuts('4\t\t1.20\n\t6\t0.85\t')).toEqual(['4 1200', '6 850'])
  expect(cuts('A\t4\t1200\nB2\t2\t900')).toEqual(['4 1200 A', '2 900 B2'])
  expect(cuts('4\t1.20\tm')).toEqual(['4 1200'])
  // A row of three numbers says nothing of which is which.
  expect(cuts('1\t2\t3')).toEqual(['1 x 2 x 3'])
  expect(tableAsNoted('4 de 1.20\r\n3 de 2')).toBe('4 de 1.20\n3 de 2')
})

test('[T1.606] thousands of millimetres may be told apart by a point or a comma', () => {
  expect(cuts('4 x 1.200 mm\n2 de 2,400 mm')).toEqual(['4 1200', '2 2400'])
})

test('[T1.604] a table of rectangles is read alike', () => {
  const pieces = (text: string) => parseRectangles(text).pieces
  const size = { widthMm: 600, heightMm: 1200 }
  expect(pieces('4\t60\t120')).toEqual([{ count: 4, ...size }])
  expect(pieces('Ancho (mm)\tAlto (mm)\tCantidad\tNombre\n600\t1200\t4\tTapa')).toEqual([
    { count: 4, ...size, name: 'Tapa' },
  ])
})
