import { expect, test } from 'vitest'
import { localText, translationOf } from './local-text.ts'

const sheet = { default: 'Lámina de 2.44 m', en: '8 ft sheet' }

test('a text is read in one’s language, with no figure parted from its unit', () => {
  expect(localText(sheet, 'en')).toBe('8\u00a0ft sheet')
  expect(localText({ default: sheet.default }, 'en')).toBe('Lámina de 2.44\u00a0m')
  expect(localText(undefined, 'es')).toBe('')
})

test('a file has it as it is kept', () => {
  expect(translationOf(sheet, 'en')).toBe(sheet.en)
  expect(translationOf(sheet, 'es')).toBe(sheet.default)
})
