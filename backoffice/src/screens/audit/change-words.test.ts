import { expect, test } from 'vitest'
import { differencesOf } from './change-words.ts'

test('only what differs is told, members of members by their way', () => {
  const before = { name: { es: 'Lámina', en: 'Sheet' }, online: true, tiers: [{ amount: '7.10' }] }
  const after = { name: { es: 'Lámina E-25', en: 'Sheet' }, online: true, tiers: [{ amount: '7.38' }] }
  expect(differencesOf(before, after)).toEqual([
    { name: 'name.es', before: 'Lámina', after: 'Lámina E-25' },
    { name: 'tiers.1.amount', before: '7.10', after: '7.38' },
  ])
})

test('things of a list are compared each with itself, in words', () => {
  const before = [{ sku: 'TE001', amountMinor: 610 }]
  const after = [
    { sku: 'TE009', amountMinor: 400 },
    { sku: 'TE001', amountMinor: 650 },
  ]
  expect(differencesOf(before, after)).toEqual([
    { name: 'TE001.amountMinor', before: '610', after: '650' },
    { name: 'TE009.amountMinor', before: undefined, after: '400' },
  ])
  expect(differencesOf({ countries: ['SV'] }, { countries: ['SV', 'HN'] })).toEqual([
    { name: 'countries', before: 'SV', after: 'SV, HN' },
  ])
  expect(differencesOf([], [])).toEqual([])
})

test('what came new, and what went', () => {
  expect(differencesOf(undefined, { status: 'new' })).toEqual([
    { name: 'status', before: undefined, after: 'new' },
  ])
  expect(differencesOf({ status: 'new' }, null)).toEqual([
    { name: 'status', before: 'new', after: undefined },
  ])
})
