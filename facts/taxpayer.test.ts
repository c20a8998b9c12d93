import { expect, test } from 'vitest'
import { countryOf, locales } from './locales.ts'
import {
  allowsEconomicActivity,
  allowsFiscalCredit,
  economicActivityPresence,
  fiscalCreditOptions,
  isFiscalCredit,
  nrcPresence,
  taxConstants,
  taxpayerTypes,
} from './taxpayer.ts'

test('a taxpayer is natural or juridico', () => {
  expect(taxpayerTypes).toEqual(['natural', 'juridico'])
})

test('[S3.044] the other constants are si and normal', () => {
  expect(taxConstants).toEqual({ si: 'si', normal: 'normal' })
})

test('[S4.013] fiscal credit is no, or anything else', () => {
  expect(isFiscalCredit('no')).toBe(false)
  expect(isFiscalCredit('other')).toBe(true)
  expect(isFiscalCredit('si')).toBe(true)
})

test('[S4.014] fiscal credit exists in both locales of El Salvador and in no other', () => {
  const allowed = locales.filter((locale) => allowsFiscalCredit(countryOf(locale)))
  expect(allowed).toEqual(['es-SV', 'en-SV'])
  expect(fiscalCreditOptions('SV')).toEqual(['no', 'other'])
  expect(fiscalCreditOptions('CR')).toEqual(['no'])
})

test('[S4.015] an activity may be given by all but natural persons of El Salvador', () => {
  for (const locale of locales) {
    const country = countryOf(locale)
    expect(allowsEconomicActivity(country, 'natural')).toBe(country !== 'SV')
    expect(allowsEconomicActivity(country, 'juridico')).toBe(true)
  }
})

test.each([
  ['SV', 'natural', 'no', 'hidden'],
  ['SV', 'natural', 'other', 'required'],
  ['SV', 'juridico', 'no', 'optional'],
  ['SV', 'juridico', 'other', 'required'],
  ['GT', 'natural', 'no', 'optional'],
  ['GT', 'juridico', 'no', 'optional'],
] as const)('in %s, %s with fiscal credit %s, the activity is %s', (country, taxpayer, credit, presence) => {
  expect(economicActivityPresence(country, taxpayer, credit)).toBe(presence)
})

test('the NRC belongs to fiscal credit alone', () => {
  expect(nrcPresence('SV', 'other')).toBe('required')
  expect(nrcPresence('SV', 'no')).toBe('hidden')
  expect(nrcPresence('HN', 'other')).toBe('hidden')
})
