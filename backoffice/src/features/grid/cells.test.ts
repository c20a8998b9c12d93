import { expect, test } from 'vitest'
import { fillDown, placeCells, readClipboard } from './cells.ts'

const at = (row: number, column: number) => ({ row, column })
const size = { rows: 4, columns: 3 }

test('what a spreadsheet copies is read as lines of cells', () => {
  expect(readClipboard('A\t1\r\nB\t2\r\n')).toEqual([
    ['A', '1'],
    ['B', '2'],
  ])
})

test('one cell fills the range, several begin at its top left and end with the grid', () => {
  const range = { from: at(2, 1), to: at(1, 1) }
  expect(placeCells([['7.30']], range, size)).toEqual([
    { row: 1, column: 1, text: '7.30' },
    { row: 2, column: 1, text: '7.30' },
  ])
  const lines = [['a'], ['b'], ['c'], ['d']]
  expect(placeCells(lines, range, size).map(({ row, text }) => [row, text])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ])
})

test('filling down repeats the first row of each column', () => {
  const range = { from: at(0, 0), to: at(2, 1) }
  const filled = fillDown(range, ({ column }) => `top ${column}`)
  expect(filled.map(({ row, column, text }) => `${row}${column} ${text}`)).toEqual([
    '10 top 0',
    '20 top 0',
    '11 top 1',
    '21 top 1',
  ])
})
