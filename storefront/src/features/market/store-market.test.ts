// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { storeCountry, storeLanguage } from './store-market.ts'

beforeEach(() => localStorage.clear())

const costaRica = { id: 'en-CR', code: 'en-CR', name: 'Costa Rica', preferredCurrency: 'CRC' } as const

test('[S4.044] [S9.034] a chosen country is stored with its locale, currency and promotion filter', () => {
  storeCountry(costaRica)
  expect({ ...localStorage }).toEqual({
    selectedLocale: 'en-CR',
    selectedCountry: 'CR',
    selectedCurrency: 'CRC',
    promotionFilterKey: 'CR',
  })
})

test('[S4.048] [S9.034] a chosen language is stored with its locale', () => {
  storeLanguage(costaRica)
  expect({ ...localStorage }).toEqual({ selectedLanguage: 'en', selectedLocale: 'en-CR' })
})
