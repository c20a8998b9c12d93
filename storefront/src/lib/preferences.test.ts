import { expect, test, vi } from 'vitest'
import { mergePreferences, parsePreferences, readPreferencesAnswer } from './preferences.ts'

test('[S3.039] [S5.032] preferences come as an object or a JSON string; garbage gives the defaults', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const wanted = { caseMaxFiles: 5, carouselAutoplayMs: 'soon', unknown: 1 }
  for (const given of [wanted, JSON.stringify(wanted)]) {
    const read = parsePreferences(given)
    expect(read.caseMaxFiles).toBe(5)
    expect(read.carouselAutoplayMs).toBe(5000)
    expect(read).not.toHaveProperty('unknown')
  }
  for (const garbage of ['{', '[1]', 'null', null, undefined, 7, []]) {
    expect(parsePreferences(garbage)).toMatchObject({
      caseMaxFiles: 3,
      caseMaxFileSizeMB: 4,
      storesPerRequest: 20,
      newArrivalsCategory: 'newarrivals',
    })
  }
})

test('[S7.049] array, JSON string and object with a body give the same list', () => {
  const list = [{ caseMaxFiles: 4 }, { id: 'storesPerRequest', value: 50 }]
  const text = JSON.stringify(list)
  for (const answer of [list, text, { body: text }, { body: list }])
    expect(readPreferencesAnswer(answer)).toEqual(list)
  expect(mergePreferences(list)).toEqual({ caseMaxFiles: 4, storesPerRequest: 50 })
})

test('[S8.044] a broken answer is an empty list', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const answer of ['{', '', { body: 'x' }, {}, null, undefined, 3])
    expect(readPreferencesAnswer(answer)).toEqual([])
})
