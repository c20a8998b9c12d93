import { expect, test } from 'vitest'
import { rowsOf } from '../../../trade/list/csv.ts'
import { writeCsv } from './write-csv.ts'

test('what begins as a formula is text, numbers stay numbers', () => {
  const names = ['=1+1', '+503 7000', '-2', '@SUM(A1)', '\tx', '\rx', "O'Neil", 'a = b']
  const lines = writeCsv(
    ['name', 'amount'],
    names.map((name) => [name, -2.5]),
  ).split('\r\n')
  expect(lines[0]).toBe('\uFEFFname,amount')
  expect(lines.slice(1, 7).every((line) => /^"?'/.test(line))).toBe(true)
  expect(lines[7]).toBe("O'Neil,-2.5")
  expect(lines[8]).toBe('a = b,-2.5')
})

test('quotes, separators and line breaks come back as they were', () => {
  const cells = ['dice "hola", y se va', 'a;b', 'dos\nlíneas']
  expect(rowsOf(writeCsv(['a', 'b', 'c'], [cells]))[1]).toEqual(cells)
  expect(writeCsv(['a'], [[null], [undefined]])).toBe('\uFEFFa\r\n\r\n\r\n')
})
