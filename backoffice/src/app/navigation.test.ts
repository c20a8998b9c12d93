import { expect, test } from 'vitest'
import { type RoleName, roleNames, roles } from '../../../engine/src/staff/roles.ts'
import { navigation, toMend } from './navigation.ts'
import { entriesOf, filteredEntry } from './use-entries.ts'

test('no two entries of the map have the same key or address', () => {
  const entries = navigation.flatMap((group) => group.entries)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
})

test('a role finds where it works first and open, and what it works in seldom folded: nothing is left out', () => {
  const shown = (...names: RoleName[]) =>
    entriesOf({
      roles: names.map((role) => ({
        role,
        scopes: [...roles[role].scopes],
        rights: Object.keys(roles[role].rights),
      })) as never,
    })
  const openOf = (...names: RoleName[]) =>
    shown(...names)
      .filter(({ isOpen }) => isOpen)
      .map(({ id }) => id)
  expect(openOf('owner')).toEqual(['today', 'sales', 'figures'])
  expect(openOf('marketing')).toEqual(['today', 'marketing', 'catalogue', 'system'])
  expect(openOf('foreman')).toEqual(['today', 'plant', 'stock', 'sales', 'figures'])
  expect(openOf('editor', 'desk').slice(0, 3)).toEqual(['today', 'catalogue', 'sales'])
  const count = (groups: ReturnType<typeof shown>) => groups.flatMap(({ entries }) => entries).length
  expect(count(shown('owner'))).toBe(navigation.flatMap(({ entries }) => entries).length)
  for (const role of roleNames) {
    const open = shown(role).filter(({ isOpen }) => isOpen)
    expect(count(open), role).toBeLessThanOrEqual(16)
    expect(count(open), role).toBeGreaterThan(2)
  }
})

test('the products that lack something are the page of their own entry, for whoever has it', () => {
  const at = (roleName: RoleName, search: Record<string, string>, pathname = '/products') => {
    const { scopes, rights } = roles[roleName]
    const person = { roles: [{ role: roleName, scopes: [...scopes], rights: Object.keys(rights) }] }
    return filteredEntry(entriesOf(person), { pathname, search })?.to
  }
  expect(at('editor', { ...toMend.search, page: '2' })).toBe('/to-mend')
  expect(at('editor', { c_issues: 'price' })).toBeUndefined()
  expect(at('editor', toMend.search, '/products/FI095')).toBeUndefined()
  expect(at('auditor', toMend.search), 'has no such entry: it is a view of the products').toBeUndefined()
})
