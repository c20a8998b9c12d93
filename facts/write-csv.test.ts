import { expect, test } from 'vitest'
import { cellText, writeCsv } from './write-csv.ts'

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

test('quotes, separators and line breaks are quoted; what is empty is an empty cell', () => {
  expect(writeCsv(['a', 'b', 'c'], [['dice "hola", y se va', 'a;b', 'dos\nlíneas']])).toBe(
    '\uFEFFa,b,c\r\n"dice ""hola"", y se va","a;b","dos\nlíneas"\r\n',
  )
  expect(writeCsv(['a'], [[null], [undefined]])).toBe('\uFEFFa\r\n\r\n\r\n')
})

test('a text that was kept from being a formula is read as it was', () => {
  expect(["'=1+1", "'-2", "O'Neil", "'quoted'"].map(cellText)).toEqual(['=1+1', '-2', "O'Neil", "'quoted'"])
})
