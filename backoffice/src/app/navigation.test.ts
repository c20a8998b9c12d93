import { expect, test } from 'vitest'
import { navigation } from './navigation.ts'

test('no two entries of the map have the same key or address', () => {
  const entries = navigation.flatMap((group) => group.entries)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
})
