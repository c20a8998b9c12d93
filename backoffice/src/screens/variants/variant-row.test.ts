import { expect, test } from 'vitest'
import { changesOf, readCell, withCells, withoutSavedRows } from './variant-row.ts'

const row = { sku: 'A-1', saved: { online: true, c_weightKg: 4.1 }, typed: undefined }
const write = (...cells: [column: string, text: string][]) =>
  cells.map(([column, text]) => ({ row, column, text }))

test('what people type is read, what is no value is told', () => {
  expect([readCell('online', ' Sí '), readCell('online', 'No'), readCell('online', 'quizá')]).toEqual([
    true,
    false,
    undefined,
  ])
  expect([readCell('c_weightKg', '4,25'), readCell('c_weightKg', ''), readCell('c_weightKg', '-1')]).toEqual([
    4.25,
    null,
    undefined,
  ])
  expect([readCell('c_weightKg', '4.2505'), readCell('c_minOrderQuantity', '1.5')]).toEqual([
    undefined,
    undefined,
  ])
})

test('a cell that says what is saved is no change; the value that stood there is remembered once', () => {
  const first = withCells({}, write(['c_weightKg', '5'], ['online', 'sí'], ['sku', 'B']))
  expect(first).toEqual({ 'A-1': { c_weightKg: { text: '5', base: 4.1 } } })
  const later = { ...row, saved: { ...row.saved, c_weightKg: 9 } }
  const again = withCells(first, [{ row: later, column: 'c_weightKg', text: '6' }])
  expect(changesOf(again['A-1'])).toEqual({
    mine: { c_weightKg: 6 },
    base: { c_weightKg: 4.1 },
    wrong: [],
    isChanged: true,
  })
  expect(withCells(again, write(['c_weightKg', '4,10']))).toEqual({})
})

test('a text that is no value stays as typed and is not sent', () => {
  const draft = withCells({}, write(['c_weightKg', 'mucho'], ['online', 'no']))
  expect(changesOf(draft['A-1'])).toMatchObject({ mine: { online: false }, wrong: ['c_weightKg'] })
  expect(withoutSavedRows(draft, ['A-1'])).toEqual({ 'A-1': { c_weightKg: { text: 'mucho', base: 4.1 } } })
  expect(withoutSavedRows(draft, [])).toEqual(draft)
})
