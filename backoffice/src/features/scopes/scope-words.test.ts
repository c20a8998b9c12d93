import { expect, test } from 'vitest'
import { adminScopes } from '../../../../engine/src/kernel/admin-scopes.ts'
import { translateTo } from '../../lib/i18n.ts'
import { accessTo, canBeWritten, familyIds, scopeName, withAccess } from './scope-words.ts'

test('everything that a program can be given has its line, and no line is refused', () => {
  const offered = familyIds.flatMap((family) =>
    canBeWritten(family) ? [`sfcc.${family}`, `sfcc.${family}.rw`] : [`sfcc.${family}`],
  )
  expect(offered.toSorted()).toEqual(adminScopes.toSorted())
})

test('a family is closed, read or written, and the others stay as they are', () => {
  const given = ['sfcc.orders', 'sfcc.products.rw']
  expect(familyIds.filter((family) => accessTo(given, family) !== 'none')).toEqual(['orders', 'products'])
  const more = withAccess(given, 'orders', 'write')
  expect(more.toSorted()).toEqual(['sfcc.orders.rw', 'sfcc.products.rw'])
  expect(accessTo(more, 'orders')).toBe('write')
  expect(withAccess(more, 'orders', 'read').toSorted()).toEqual(['sfcc.orders', 'sfcc.products.rw'])
  expect(withAccess(more, 'orders', 'none')).toEqual(['sfcc.products.rw'])
})

test('a scope is told by its family and whether it writes; an unknown one as it is', () => {
  expect(
    ['sfcc.orders', 'sfcc.orders.rw', 'sfcc.nothing'].map((one) => scopeName(translateTo('es'), one)),
  ).toEqual(['Pedidos', 'Pedidos (leer y cambiar)', 'sfcc.nothing'])
})
