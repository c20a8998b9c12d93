import { expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import { restWords } from './bar-drawings.ts'

const stock = { id: 'bar', lengthMm: 6000, cost: 1 }
const said = (restMm: number) =>
  restWords({ stock, cutsMm: [], restMm, times: 1 }, createTranslate('es-SV', {}), 'es-SV')

test('[T1.612] what is left of a bar is said as somebody in a workshop says it', () => {
  expect([0, 3, 18, 600].map((mm) => said(mm))).toEqual([
    'no sobra nada',
    'sobra 3 mm',
    'sobra 18 mm',
    'sobra 0.6 m',
  ])
})
