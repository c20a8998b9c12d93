import { expect, test } from 'vitest'
import { differencesOf } from './change-words.ts'

test('only what differs is told, members of members by their way', () => {
  const before = { name: { es: 'Lámina', en: 'Sheet' }, online: true, tiers: [{ amount: '7.10' }] }
  const after = { name: { es: 'Lámina E-25', en: 'Sheet' }, online: true, tiers: [{ amount: '7.38' }] }
  expect(differencesOf(before, after)).toEqual([
    { name: 'name.es', before: 'Lámina', after: 'Lámina E-25' },
    { name: 'tiers', before: '[{"amount":"7.10"}]', after: '[{"amount":"7.38"}]' },
  ])
})

test('what came new, and what went', () => {
  expect(differencesOf(undefined, { status: 'new' })).toEqual([
    { name: 'status', before: undefined, after: 'new' },
  ])
  expect(differencesOf({ status: 'new' }, null)).toEqual([
    { name: 'status', before: 'new', after: undefined },
  ])
})
