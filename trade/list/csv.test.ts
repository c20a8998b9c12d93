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
  ).toEqual({ quantity: 2, text: 1, sku: 0, head: 1 })
  expect(
    columnsOf([
      ['20', 'lámina 26 de 12 pies'],
      ['5', 'capote rojo'],
    ]),
  ).toEqual({ quantity: 0, text: 1, head: 0 })
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

test('[T1.404] a supplier’s table: a letterhead, numbered rows, prices and a sum are none of the list', () => {
  const rows = rowsOf(
    [
      'Ferretería El Roble;;;;;',
      'Cotización 1234;;Fecha;27/11/2026;;',
      'Ítem;Descripción;Unidad;Cantidad;P. Unit.;Total',
      '1;Lámina 26 de 12 pies roja;pza;20.00;12.50;250.00',
      '2;Clavo 3";lb;1,200;1.10;1320.00',
      ';TOTAL;;;;1570.00',
    ].join('\n'),
    ';',
  )
  expect(linesOfRows(rows)).toEqual(['20 pza Lámina 26 de 12 pies roja', '1,200 lb Clavo 3"'])
  const bare = [
    ['1', '20', 'lámina 26', '12.50'],
    ['2', '5', 'capote rojo', '8'],
  ]
  expect(linesOfRows(bare)).toEqual(['20 lámina 26', '5 capote rojo'])
})

test('[T1.404] a customer’s own numbers give way to the words beside them, the shop’s codes do not', () => {
  const rows = [
    ['Código', 'Descripción', 'Cantidad'],
    ['A-17', 'Clavo 3"', '10'],
    ['RE044-4-6', 'Varilla', '40'],
  ]
  expect(linesOfRows(rows, columnsOf(rows), (sku) => sku === 'RE044-4-6')).toEqual([
    '10 Clavo 3"',
    '40 RE044-4-6',
  ])
})

test('[T1.404] a count of three digits behind its mark is left to whoever reads the line', () => {
  const rows = ['1.000', '1,000', '1,000.00', '20.00'].map((count) => [count, 'lámina 26 roja'])
  expect(linesOfRows([['Cant', 'Descripción'], ...rows])).toEqual([
    '1.000 lámina 26 roja',
    '1,000 lámina 26 roja',
    '1000 lámina 26 roja',
    '20 lámina 26 roja',
  ])
})
