import { expect, test } from 'vitest'
import { guessColumns, isOurs, missingColumn } from './guess-columns.ts'
import { importKinds } from './kinds.ts'

const columnsOf = (jobId: string) => importKinds.find((kind) => kind.jobId === jobId)?.columns ?? []
const products = columnsOf('import-products')
const prices = columnsOf('import-prices')
const stock = columnsOf('import-inventory')
const balances = columnsOf('import-customers-balance')

test.each([
  [
    products,
    ['Código', 'Descripción', 'Name in English', 'Peso (kg)', 'Costo'],
    { id: 'Código', name: 'Descripción', nameEn: 'Name in English', weightKg: 'Peso (kg)' },
  ],
  [prices, ['Ref.', 'Precio', 'Desde'], { sku: 'Ref.', amount: 'Precio', minQuantity: 'Desde' }],
  [
    stock,
    ['Bodega', 'Artículo', 'Existencia'],
    { inventoryId: 'Bodega', sku: 'Artículo', quantity: 'Existencia' },
  ],
  [
    balances,
    [
      'Nombre del cliente',
      'No. de cliente',
      'Saldo vencido',
      'Saldo',
      'Días de crédito',
      'Límite de crédito',
      'Fecha',
    ],
    {
      customerNo: 'No. de cliente',
      balance: 'Saldo',
      overdue: 'Saldo vencido',
      creditLimit: 'Límite de crédito',
      termDays: 'Días de crédito',
      asOf: 'Fecha',
    },
  ],
  [stock, ['', 'x'], {}],
])('the words of a table’s head say which column is which', (columns, heads, mapping) => {
  expect(guessColumns(heads, columns)).toEqual(mapping)
})

test('our own names come before words that mean the same', () => {
  expect(guessColumns(['Precio de lista', 'amount', 'sku'], prices)).toEqual({ amount: 'amount', sku: 'sku' })
})

test('a table of our own columns is read as it is; one with another column is looked over', () => {
  expect(isOurs(['country', 'sku', 'minQuantity', 'amount'], prices)).toBe(true)
  expect(isOurs(['country', 'sku', 'minQuantity', 'amount', 'Costo'], prices)).toBe(false)
  expect(isOurs(['sku', 'amount'], prices)).toBe(false)
})

test('what no column says every row may have', () => {
  const mapping = { sku: 'Ref.', amount: 'Precio' }
  expect(missingColumn(prices, mapping, { minQuantity: '1' })?.id).toBe('country')
  expect(missingColumn(prices, mapping, { minQuantity: '1', country: 'SV' })).toBeUndefined()
})
