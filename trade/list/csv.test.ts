import { expect, test } from 'vitest'
import { writeCsv } from '../../facts/write-csv.ts'
import { columnsOf, rowsOf } from './csv.ts'
import { linesOfRows } from './csv.ts'

test('[T1.404] separators, quotes, decimal commas and a byte order mark are read as they are written', () => {
  expect(rowsOf('\uFEFFCant;Descripción\r\n20;"Lámina 26; ""roja"""\r\n\r\n12;Polín 4x2')).toEqual([
    ['Cant', 'Descripción'],
    ['20', 'Lámina 26; "roja"'],
    ['12', 'Polín 4x2'],
  ])
  expect(rowsOf('a\tb\n1\t2,5')).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ])
  expect(rowsOf('20,"two\nlines"')).toEqual([['20', 'two\nlines']])
  // What is written inside quotes separates nothing, however often.
  expect(rowsOf('20,"lámina; roja; 26; de 12 pies"')).toEqual([['20', 'lámina; roja; 26; de 12 pies']])
})

test('[T1.404] columns are guessed by their heads, else by what is in them', () => {
  expect(
    columnsOf([
      ['Código', 'Descripción', 'Cantidad'],
      ['1', 'x', '2'],
    ]),
  ).toEqual({ quantity: 2, text: 1, sku: 0, head: true })
  expect(
    columnsOf([
      ['20', 'lámina 26 de 12 pies'],
      ['5', 'capote rojo'],
    ]),
  ).toEqual({ quantity: 0, text: 1, head: false })
  expect(
    linesOfRows([
      ['Cant', 'SKU'],
      ['30', 'PO054-4X2-18'],
      ['', ''],
    ]),
  ).toEqual(['30 PO054-4X2-18'])
  expect(linesOfRows([['lámina 26 de 12 pies', '20']])).toEqual(['20 lámina 26 de 12 pies'])
})

test('[T1.404] a cell that a spreadsheet would run as a formula is only text', () => {
  expect(linesOfRows([['=2+3', 'clavo 3"']])).toEqual(['=2+3 clavo 3"'])
})

test('[T1.404] a column of units says what is counted: pounds are no pieces', () => {
  const rows = [
    ['Cant.', 'Unidad', 'Descripción'],
    ['10', 'lb', 'Clavo 3"'],
    ['5', 'qq', 'Hierro 3/8'],
    ['8', '', 'Polín 4x2'],
    ['3', 'pza', ''],
  ]
  expect(linesOfRows(rows)).toEqual(['10 lb Clavo 3"', '5 qq Hierro 3/8', '8 Polín 4x2'])
})

test('a table that is written is read as it was', () => {
  const cells = ['dice "hola", y se va', 'a;b', 'dos\nlíneas']
  expect(rowsOf(writeCsv(['a', 'b', 'c'], [cells]))[1]).toEqual(cells)
})
