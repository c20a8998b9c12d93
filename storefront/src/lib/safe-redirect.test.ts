import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'
import { foreignAddresses } from './testing/foreign-addresses.ts'

const own = [
  '/',
  '/cart',
  '/es-CR/account/orders?x=1',
  '/search?q=techo%20zinc&sort=name',
  '/a#b',
  '/category/l%C3%A1mina',
]

test('over eighty ways to name another site lead to the fallback', () => {
  expect(new Set(foreignAddresses).size).toBeGreaterThan(80)
})

test('own paths come back as they are', () => {
  for (const path of own) expect(safeRedirect(path)).toBe(path)
})

test.each(foreignAddresses)('%j leads to the fallback', (wanted) => {
  expect(safeRedirect(wanted, '/account')).toBe('/account')
})

test('nothing remembered, or far too much, leads to the fallback', () => {
  expect(safeRedirect(`/${'a'.repeat(3000)}`)).toBe('/')
  expect(safeRedirect(null, '/account')).toBe('/account')
  expect(safeRedirect(undefined)).toBe('/')
})

test('whatever is asked, a browser stays on the origin', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '.',
      '%',
      '2',
      'f',
      '5',
      'c',
      '?',
      '#',
      '\t',
      ' ',
      'a',
      'evil.example',
      '\u3002',
      '\uff0f',
    ),
    maxLength: 12,
  })
  fc.assert(
    fc.property(nasty, (wanted) => {
      const target = new URL(safeRedirect(wanted), 'https://shop.example')
      expect(target.origin).toBe('https://shop.example')
      const again = unescape(target.pathname)
      expect(new URL(again, 'https://shop.example').origin).toBe('https://shop.example')
    }),
    { seed: 4112, numRuns: 5000 },
  )
})
