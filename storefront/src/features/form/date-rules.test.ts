import { expect, test } from 'vitest'
import { dateMask } from '../../ui/index.ts'
import { birthDateProblem, dateProblem } from './date-rules.ts'

test('[S5.033] a date is a day that exists, written DD/MM/YYYY', () => {
  expect(dateProblem('05/02/2024')).toBeUndefined()
  expect(dateProblem('29/02/2024')).toBeUndefined()
  for (const text of [
    '31/02/2024',
    '29/02/2023',
    '2024-02-05',
    '5/2/2024',
    '00/01/2024',
    '05/13/2024',
    'ayer',
  ])
    expect(dateProblem(text), text).toBe('not-a-date')
  expect(dateProblem('')).toBeUndefined()
  expect(dateProblem(' ', { required: true })).toBe('missing')
})

test('[S5.033] the slashes come by themselves, pasted days are read', () => {
  expect(dateMask('05')).toBe('05/')
  expect(dateMask('05/0', '05/')).toBe('05/0')
  expect(dateMask('05022024')).toBe('05/02/2024')
  expect(dateMask('5/2/2024')).toBe('05/02/2024')
  expect(dateMask('05-02-2024')).toBe('05/02/2024')
  // Taking away the slash takes it away.
  expect(dateMask('05', '05/')).toBe('05')
})

test('[S5.034] a day after maxDate is none, the day itself is', () => {
  const rules = { maxDate: '2026-11-14' }
  expect(dateProblem('14/11/2026', rules)).toBeUndefined()
  expect(dateProblem('15/11/2026', rules)).toBe('too-late')
})

test('[S5.035] on the 18th birthday one is old enough, the day before one is not', () => {
  const today = '2026-11-14'
  expect(birthDateProblem('14/11/2008', { today })).toBeUndefined()
  expect(birthDateProblem('15/11/2008', { today })).toBe('too-young')
  expect(birthDateProblem('15/11/2008', { today, minimumAge: 16 })).toBeUndefined()
  expect(birthDateProblem('15/11/2026', { today })).toBe('too-late')
  expect(birthDateProblem('', { today, required: true })).toBe('missing')
})

test('[S5.036] a birth date lies at most a hundred years back', () => {
  const today = '2026-11-14'
  expect(birthDateProblem('14/11/1926', { today })).toBeUndefined()
  expect(birthDateProblem('13/11/1926', { today })).toBe('too-long-ago')
  expect(birthDateProblem('01/01/1900', { today })).toBe('too-long-ago')
})
