import { expect, test } from 'vitest'
import { parseRectangles } from './parse-rectangles.ts'

test.each([
  ['4 de 60 x 120 cm', 4, 600, 1200],
  ['2 de 0.60 x 1.20', 2, 600, 1200],
  ['6 de 60x120', 6, 600, 1200],
  ['6 608 x 811', 6, 608, 811],
  ['3 piezas de 8" x 12"', 3, 203, 305],
  ['1 de 3 por 6 pies', 1, 914, 1829],
  ['5 of 30cm x 1.2 m', 5, 300, 1200],
  ['4 x 60 x 120', 4, 600, 1200],
  ['60 x 120 cm x 4', 4, 600, 1200],
  ['0.60 x 1.20 (4 pzs)', 4, 600, 1200],
  ['dos de 1 1/2 x 2 pies', 2, 457, 610],
])('[T1.604] %s', (text, count, widthMm, heightMm) => {
  expect(parseRectangles(text)).toEqual({ pieces: [{ count, widthMm, heightMm }], unread: [] })
})

test('[T1.604] what is no rectangle is told, and what may be two', () => {
  // Four of 60 × 120, or sixty of 120 × 4? And no side is a millimetre long.
  for (const text of ['60x120x4', '60 x 40 x 30', '4 de 600 x 1.2'])
    expect(parseRectangles(text)).toEqual({ pieces: [], unread: [text] })
  expect(parseRectangles('4 de 60 x 120 cm, una tapa; 0 de 1 x 1; 4612x120')).toEqual({
    pieces: [{ count: 4, widthMm: 600, heightMm: 1200 }],
    unread: ['una tapa', '0 de 1 x 1', '4612x120'],
  })
})

test.each([
  ['4 tapas 60x120', 'tapas'],
  ['4 de 60 x 120 cm tapa de arriba', 'tapa de arriba'],
  ['4 de 60 x 120 cm (lado A)', 'lado A'],
  ['Mueble: 4 de 60 x 120', 'Mueble'],
])('[T1.612] a piece of a sheet has its name: %s', (text, name) => {
  const pieces = [{ count: 4, widthMm: 600, heightMm: 1200, name }]
  expect(parseRectangles(text)).toEqual({ pieces, unread: [] })
})

test.each(['4 de 0,60x1,20 m', '4 de 0,6m x 1,2m', '0,6 x 1,2 x 4'])(
  '[T1.606] a comma right between two digits is a decimal one: %s',
  (text) => {
    expect(parseRectangles(text)).toEqual({
      pieces: [{ count: 4, widthMm: 600, heightMm: 1200 }],
      unread: [],
    })
  },
)
