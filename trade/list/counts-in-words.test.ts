import { expect, test } from 'vitest'
import { withCountInDigits } from './counts-in-words.ts'

test.each([
  ['treinta y dos laminas', '32 laminas'],
  ['veintidos polines 4x2', '22 polines 4x2'],
  ['veinte y cinco sacos', '25 sacos'],
  ['dieciseis varillas', '16 varillas'],
  ['cien bloques', '100 bloques'],
  ['ciento cincuenta estribos', '150 estribos'],
  ['doscientas treinta y una tejas', '231 tejas'],
  ['mil estribos', '1000 estribos'],
  ['2 mil tornillos 12 x 1 1/2', '2000 tornillos 12 x 1 1/2'],
  ['dos mil quinientos clavos', '2500 clavos'],
  ['twenty-two sheets', '22 sheets'],
  ['forty five bars', '45 bars'],
  ['a box of nails', '1 box of nails'],
  ['una docena de platinas', '12 platinas'],
  ['dos docenas y media de platinas', '30 platinas'],
  ['1/2 docena de tubos', '6 tubos'],
  ['half a dozen angles', '6 angles'],
  ['2 gruesas de pernos', '288 pernos'],
  ['3 qq y medio de hierro', '3.5 qq de hierro'],
])('[T1.401] a count in words: %s', (text, digits) => {
  expect(withCountInDigits(text)).toBe(digits)
})

test.each([
  'ciento de gancho j',
  '2 cientos de gancho j',
  '10-15 laminas',
  'laminas veinte',
  '3 gruesas laminas',
  'milimetros 12',
])('[T1.401] what is no count in words stays: %s', (text) => {
  expect(withCountInDigits(text)).toBe(text)
})

test('[T1.401] a range in words is not summed up', () => {
  expect(withCountInDigits('veinte a treinta laminas')).toBe('20 a treinta laminas')
  expect(withCountInDigits('cien a 120 laminas')).toBe('100 a 120 laminas')
})
