import { expect, test } from 'vitest'
import {
  findActivity,
  loadEconomicActivities,
  searchActivities,
  suggestedActivityCodes,
} from './economic-activities.ts'

const all = await loadEconomicActivities()

test('the catalogue has 772 activities with unique five-digit codes', () => {
  expect(all).toHaveLength(772)
  expect(new Set(all.map(({ code }) => code)).size).toBe(772)
  for (const { code, name } of all) {
    expect(code).toMatch(/^\d{5}$/)
    expect(name.trim()).not.toBe('')
  }
})

test('nothing typed shows the suggested activities, all of which exist', () => {
  expect(searchActivities(all, ' ').map(({ code }) => code)).toEqual(suggestedActivityCodes)
})

test('words are found without accents, suggested activities first', () => {
  const hits = searchActivities(all, 'fabricacion de techos')
  expect(hits[0]?.code).toBe('43901')
  expect(searchActivities(all, 'construccion')[0]?.code).toBe('41001')
})

test('a code is found by its beginning and by itself', () => {
  expect(searchActivities(all, '4663').every(({ code }) => code.startsWith('4663'))).toBe(true)
  expect(findActivity(all, '10005')?.name).toBe('Otros')
  expect(findActivity(all, '99999')).toBeUndefined()
})
