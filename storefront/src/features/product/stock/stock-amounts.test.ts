import { expect, test } from 'vitest'
import { stockAmounts } from './stock-amounts.ts'

const words = {
  here: (n: string) => `${n} en existencia`,
  byTransfer: (n: string) => `${n} con traslado`,
}
const of = (ownStock: number, ats: number, unit: string | undefined) =>
  stockAmounts({ id: 'X', ats, ownStock, storesWithStock: 1 }, unit, 'es-SV', words)

test('what lies in the store and what comes from others are told apart, each with its unit', () => {
  expect(of(1240, 9731, 'm')).toBe('1,240 m en existencia · 8,491 m con traslado')
  expect(of(22, 22, 'quintal')).toBe('22 quintales en existencia')
  expect(of(0, 1, 'varilla')).toBe('1 varilla con traslado')
  expect(of(3, 4, 'galón')).toBe('3 galones en existencia · 1 galón con traslado')
})

test('without a unit the figure stands alone, and parts of a metre are not counted', () => {
  expect(of(7.6, 7.6, undefined)).toBe('7 en existencia')
})
