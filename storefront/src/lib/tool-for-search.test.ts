import { expect, test } from 'vitest'
import { toolForSearch } from './tool-for-search.ts'

test.each([
  ['cuántas láminas', '/tools/roof'],
  ['Cuantas laminas necesito para 8x12', '/tools/roof'],
  ['how many sheets', '/tools/roof'],
  ['calculadora de techo', '/tools/roof'],
  ['varillas por quintal', '/tools/rebar'],
  ['how many bars in 5 qq', '/tools/rebar'],
  ['calcular losa', '/tools/slab'],
  ['cuántas mallas necesito', '/tools/mesh'],
  ['how many gallons of paint', '/tools/paint'],
  ['malla ciclón', undefined],
  ['lámina 26', undefined],
  ['canal', undefined],
])('[T1.314] a search for %s leads to %s', (term, path) => {
  expect(toolForSearch(term)).toBe(path)
})
