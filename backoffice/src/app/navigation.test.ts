import { expect, test } from 'vitest'
import { type RoleName, roleNames, roles } from '../../../engine/src/staff/roles.ts'
import { navigation } from './navigation.ts'
import { entriesOf } from './use-entries.ts'

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
