import { expect, test } from 'vitest'
import { formatsOf } from '../../lib/format.ts'
import { translateTo } from '../../lib/i18n.ts'
import { fieldWords } from './field-words.ts'
import { type Told, valueWords } from './value-words.ts'

const nameOf = (id: string) => (id === 'SV-SS01' ? 'Ejército' : undefined)
const told = (more: Partial<Told> = {}, language: Told['language'] = 'es'): Told => ({
  t: translateTo(language),
  format: formatsOf(language),
  language,
  kind: 'order',
  nameOf,
  ...more,
})

test('members and their values are told in words, as far as they are known', () => {
  const t = translateTo('es')
  expect(fieldWords(t, 'name.en', 'product')).toBe('nombre · inglés')
  expect(fieldWords(t, 'c_minTotalMm', 'product')).toBe('min total mm')
  expect(valueWords(told(), 'paymentStatus', 'not_paid')).toBe('sin pagar')
  expect(valueWords(told(), 'storeId', 'SV-SS01')).toBe('Ejército')
  expect(valueWords(told(), 'note', undefined)).toBe('—')
})

test('an amount is money with its currency, in whatever unit it is kept, and of goods a quantity', () => {
  const t = translateTo('es')
  expect(fieldWords(t, 'TE001.amountMinor', 'cost')).toBe('TE001 · monto')
  expect(valueWords(told({ kind: 'cost', currency: 'USD' }), 'TE001.amountMinor', '610')).toBe('$6.10')
  expect(valueWords(told({ kind: 'price', currency: 'USD' }), 'tiers.1.amount', '7.1')).toBe('$7.10')
  expect(valueWords(told({ kind: 'price', currency: 'USD' }), 'tiers.1.amount', 'quote')).toBe('quote')
  expect(valueWords(told({ kind: 'bank-line', currency: 'USD' }), 'amounts', '10, 2.5')).toBe('$10.00, $2.50')
  expect(valueWords(told(), 'orderTotal', '1234.5')).toBe('1,234.50')
  expect(fieldWords(t, 'lines.TE001.amount', 'stock-transfer')).toBe('líneas · TE001 · cantidad')
  expect(valueWords(told({ kind: 'stock-transfer', currency: 'USD' }), 'lines.TE001.amount', '10')).toBe('10')
})

test('scopes, roles, materials, ways to pay and days read as elsewhere', () => {
  expect(valueWords(told(), 'scopes', 'sfcc.orders.rw, sfcc.costs')).toBe('Pedidos (leer y cambiar), Costos')
  expect(valueWords(told(), 'roles', 'clerk@SV-SS01, manager@SV, owner')).toBe(
    'Mostrador · Ejército, Gerencia · SV, Dueño · toda la empresa',
  )
  expect(valueWords(told(), 'materialId', 'recubrimiento=prepintado;color=rojo-colonial')).toBe(
    'Prepintado · rojo colonial',
  )
  expect(valueWords(told(), 'paymentMethodId', 'BANK_TRANSFER')).toBe('Transferencia')
  expect(valueWords(told({}, 'en'), 'validUntil', '2026-12-01')).toBe('Dec 1, 2026')
  expect(valueWords(told({}, 'en'), 'startDate', '2026-12-01T15:00:00.000Z')).toMatch(/^Dec 1, 2026/)
  expect(valueWords(told(), 'customerId', 'uwIZPKabcdefghijklmn')).toBe('uwIZPK…')
})
