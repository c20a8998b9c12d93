import { expect, test } from 'vitest'
import { parseCuts } from './parse-cuts.ts'

test('[T1.606] cuts are read as they are noted', () => {
  expect(parseCuts('8 de 1.50\n12 x 85 cm\n2 de 12 pies; 4 piezas de 2,35 m\n3 x 620').cuts).toEqual([
    { count: 8, lengthMm: 1500 },
    { count: 12, lengthMm: 850 },
    { count: 2, lengthMm: 3658 },
    { count: 4, lengthMm: 2350 },
    { count: 3, lengthMm: 620 },
  ])
})

test('[T1.606] without a unit, numbers up to 30 are metres, larger ones centimetres up to 250', () => {
  expect(parseCuts('2 de 30\n2 de 31\n2 de 250').cuts).toEqual([
    { count: 2, lengthMm: 30_000 },
    { count: 2, lengthMm: 310 },
    { count: 2, lengthMm: 2500 },
  ])
})

test('[T1.606] what is no cut is given back as it was written', () => {
  expect(parseCuts('nueve de dos metros\n0 de 1.50\n5 de 900 m')).toEqual({
    cuts: [],
    unread: ['nueve de dos metros', '0 de 1.50', '5 de 900 m'],
  })
})

test.each([
  ['9 tubos de 2.40', 9, 2400],
  ['media docena de 85 cm', 6, 850],
  ['2.40 m x 9', 9, 2400],
  ['1.75 (4)', 4, 1750],
  ['9-2.40', 9, 2400],
  ['3 de 1 1/2 m', 3, 1500],
  ['4 de 2 1/2 pies', 4, 762],
  [`2 de 8'6"`, 2, 2591],
  ['2 de 1 m 20 cm', 2, 1200],
  ['5 de 2 varas', 5, 1672],
  ['2 de 3 yardas', 2, 2743],
  ['9 de 2,405 m', 9, 2405],
  ['9 de 62', 9, 620],
  ['- 8 de 1.50', 8, 1500],
  ['1) 8 de 1.50', 8, 1500],
  ['8 de 1.50 (cada una)', 8, 1500],
  ['8 de 150 (cm)', 8, 1500],
  ['8 tubos cuadrados de 1.50', 8, 1500],
  ['8 de 1.50 🔩', 8, 1500],
  ['cortes: 8 de 1.50', 8, 1500],
  ['8 pz de 1.50 mts', 8, 1500],
  ['8 x 1.50 m c/u', 8, 1500],
  ['4 de 2.40 de largo', 4, 2400],
  ['4 de 2 m 40', 4, 2400],
  ['4 de 2m40', 4, 2400],
  ['4 de 2 metros con 40', 4, 2400],
  ['8\t1.50', 8, 1500],
  ['1.50\t8', 8, 1500],
  ['8;1.50', 8, 1500],
  ['6 de 8 pies 3 1/2 pulg', 6, 2527],
  ['6 de 6000', 6, 6000],
  ['8 de 20 centímetros', 8, 200],
  ['8 of 950 millimeters', 8, 950],
  ['8 de 20 (pulgadas)', 8, 508],
  ['1.5 m (4 pzs)', 4, 1500],
  ['1.75 x 4 pzs.', 4, 1750],
  ['treinta y dos de 45 cm', 32, 450],
  ['240 x 4', 240, 4000],
])('[T1.606] by hand: %s', (text, count, lengthMm) => {
  expect(parseCuts(text)).toEqual({ cuts: [{ count, lengthMm }], unread: [] })
})

test('[T1.606] two in a line are two; where one number can only be millimetres, all are', () => {
  expect(parseCuts('9 de 2.40 y 4 de 1.20,2 de 0.5').cuts).toHaveLength(3)
  expect(parseCuts('12 x 150\n4 x 1200').cuts).toEqual([
    { count: 12, lengthMm: 150 },
    { count: 4, lengthMm: 1200 },
  ])
  expect(parseCuts('2 x 9').cuts).toEqual([{ count: 2, lengthMm: 9000 }])
  expect(parseCuts('-3 de 2\n3 de -2\n100000 de 1\n10 de 1.2.3\n12.5\n2405').cuts).toEqual([])
})

test('[T1.606] several in a line by a plus, or by what they are; what is not understood is nobody’s guess', () => {
  expect(parseCuts('4 de 2m+3 de 1m').cuts).toHaveLength(2)
  expect(parseCuts('8 piezas de 1.5 m y 6 piezas de 80 cm').cuts).toEqual([
    { count: 8, lengthMm: 1500 },
    { count: 6, lengthMm: 800 },
  ])
  expect(parseCuts('8 de 1.50 2\n4 de 2 m 3\n10 de 1.20 10 de 2.30\n4 de 2.40 a 45').cuts).toEqual([])
})

test.each([
  ['2 de 2.10 jamba', 2, 2100, 'jamba'],
  ['2 de 2.10 m Jamba izquierda', 2, 2100, 'Jamba izquierda'],
  ['2.10 m x 2 jambas', 2, 2100, 'jambas'],
  ['4 de 0.90 (travesaño)', 4, 900, 'travesaño'],
  ['4 de 90 cm (hoja 2, abajo)', 4, 900, 'hoja 2, abajo'],
  ['doce largueros de 1,20 m', 12, 1200, 'largueros'],
  ['8 piezas de 1.50 (A1)', 8, 1500, 'A1'],
  ['Portón: 2 jambas de 2.10 (izq.)', 2, 2100, 'Portón jambas izq.'],
  ['2 de 2.10 pie derecho', 2, 2100, 'pie derecho'],
  ['4 de 60 cm pie de amigo', 4, 600, 'pie de amigo'],
  ['2 de 6 pies jamba', 2, 1829, 'jamba'],
  ['Travesaño\t4\t0.90', 4, 900, 'Travesaño'],
  ['2\t2.10\tjamba', 2, 2100, 'jamba'],
  ['4 de 300.5 mm P12', 4, 301, 'P12'],
  ['2 de 2.10 jamba 1', 2, 2100, 'jamba 1'],
  ['3\u00A0de\u00A01,50\u00A0m\u200B jamba', 3, 1500, 'jamba'],
  ['2 de 2.10 un nombre demasiado largo', 2, 2100, undefined],
  ['2 de 2.10 (un nombre que no cabe en ninguna parte)', 2, 2100, 'nombre que no cabe en n…'],
  ['2 de 2.10 (<b>jamba</b> "&amp;" \u202Exyz\u0336)', 2, 2100, 'b jamba /b &amp xyz'],
])('[T1.612] a piece has the name it was noted with: %s', (text, count, lengthMm, name) => {
  const cut = { count, lengthMm, name }
  expect(parseCuts(text)).toEqual(
    name === undefined ? { cuts: [], unread: [text] } : { cuts: [cut], unread: [] },
  )
})

test.each([
  '8 de 1.50 y medio',
  '2 de 2 m y cuarto',
  '8 de 20 plgs',
  '8 de 20 (plgs)',
  '8 de 1.50 (x2)',
  '8 de 1.50 (2 por lado)',
  '8 de 1.50 doble',
  '4 de 2 m por lado',
  '3 de 5 brazadas',
  '8 de 1.50 x2',
  '8 de 1.50 m2',
  '2 de 2.10 jamba 3 de 1.20',
  '4 de 2.40 de aquí',
  '20\t8\tbrazadas',
  '7 de 2.4 m aprox',
  '1200 x 4',
])('[T1.612] what may say how many or how long is no name: %s', (text) => {
  expect(parseCuts(text).cuts).toEqual([])
})

test.each([
  ['8 de 6,5m', 8, 6500],
  ['6,5 x 4', 4, 6500],
  ['6,5x4', 4, 6500],
  ['6,5m x 4', 4, 6500],
  ['1,50\t8', 8, 1500],
  ['4x6,5', 4, 6500],
  ['4 de 6,125 pies', 4, 1867],
])('[T1.606] a comma right between two digits is a decimal one: %s', (text, count, lengthMm) => {
  expect(parseCuts(text)).toEqual({ cuts: [{ count, lengthMm }], unread: [] })
})

test('[T1.606] a comma separates cuts behind a unit, decimals, or where both sides are counted; else it is asked', () => {
  for (const text of [
    '4 de 6 m,3 x 2',
    '4 de 6,3 de 2',
    '4 de 6.0,3 x 2',
    '4 de 6,0,3 x 2',
    '4 de 6, 3 x 2',
  ]) {
    expect(parseCuts(text), text).toEqual({
      cuts: [
        { count: 4, lengthMm: 6000 },
        { count: 3, lengthMm: 2000 },
      ],
      unread: [],
    })
  }
  for (const text of ['4 de 6,5 x 2', '4 x 6,5 x 2', '10,5 de 3', '6,5 m', '2 de 1,500 cm']) {
    expect(parseCuts(text), text).toEqual({ cuts: [], unread: [text] })
  }
})
