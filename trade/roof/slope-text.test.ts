import { expect, test } from 'vitest'
import { percentOf } from './profile.ts'
import { slopeOfText } from './slope-text.ts'

test.each([
  ['25', 25],
  ['25 %', 25],
  ['12,5', 12.5],
  ['14°', 24.933],
  ['14 grados', 24.933],
  ['45º', 100],
  ['3:12', 25],
  ['3 en 12', 25],
  ['1/4', 25],
  ['25 cm', 25],
  ['30 cm por metro', 30],
  ['25 por ciento', 25],
  ['100%', 100],
])('[T1.301] a slope as it is said: %s', (text, percent) => {
  expect(percentOf(slopeOfText(text) ?? 0)).toBeCloseTo(percent, 3)
})

test('[T1.301] what is no slope is none; 29 % is not a hair under 29', () => {
  for (const text of ['', 'doce', '-5', '3:0', '25 m', '1:2:3'])
    expect(slopeOfText(text), text).toBeUndefined()
  for (let percent = 1; percent <= 150; percent++) expect(percentOf(percent / 100)).toBe(percent)
})
