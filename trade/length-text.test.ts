import { expect, test } from 'vitest'
import { lengthOfText } from './length-text.ts'

test.each([
  ['12', 12_000],
  ['12,5', 12_500],
  ['12.125', 12_125],
  ['12 m', 12_000],
  ['12 metros', 12_000],
  ['850 cm', 8500],
  ['39 pies', 11_887],
  ["39'", 11_887],
  [`12'6"`, 3810],
  [`12'-6"`, 3810],
  ['12 ft. 6 in.', 3810],
  ['8 pies 6 ½', 2604],
  ['12½ pies', 3810],
  ['12 pies 6 pulg', 3810],
  ['8 pies 6 1/2', 2604],
  ['2 m 40', 2400],
  ['14 varas', 11_703],
  ['3 yardas', 2743],
  ['3/4 m', 750],
  ['10 mts.', 10_000],
  [' 10\u00A0m ', 10_000],
  ['.5 m', 500],
])('[T1.301] a length as it is typed: %s', (text, mm) => {
  expect(lengthOfText(text)).toBe(mm)
})

test('[T1.301] what is no length is none', () => {
  for (const text of ['', 'doce', '-3', '12 kg', '12 m 3 pies', '1.2.3', '12 12', '3 pies de']) {
    expect(lengthOfText(text), text).toBeUndefined()
  }
})
