import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const own = [
  '/',
  '/cart',
  '/es-CR/account/orders?x=1',
  '/search?q=techo%20zinc&sort=name',
  '/a#b',
  '/category/l%C3%A1mina',
]

const foreign = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:https://evil.example',
  ' //evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)//',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  'http:evil.example',
  'https:/evil.example',
  '/./\u002f/evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/\u2028/evil.example',
  '/\u00a0/evil.example',
  '/\u3000/evil.example',
  '/\u200b/evil.example',
  '/\u0000/evil.example',
  '/a//evil.example',
  '',
  '/%/evil.example',
]

// Written out, so that no list of attacks shrinks unseen: what precedes the other site, and what the site is written as.
const openings = [
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\r/',
  '/%2f',
  '/%5C',
  '/..//',
  '/.//',
  'https://',
  'https:\\\\',
  'ftp://',
]
const sites = [
  'evil.example',
  'user@evil.example',
  'evil.example:8080/x',
  '[::1]',
  '127.0.0.1/cart',
  'evil%E3%80%82example',
]
const combined = openings.flatMap((opening) => sites.map((site) => opening + site))

test('over eighty ways to name another site lead to the fallback', () => {
  expect(new Set([...foreign, ...combined]).size).toBeGreaterThan(80)
  for (const wanted of combined) expect(safeRedirect(wanted, '/account'), wanted).toBe('/account')
})

test('own paths come back as they are', () => {
  for (const path of own) expect(safeRedirect(path)).toBe(path)
})

test.each(foreign)('%j leads to the fallback', (wanted) => {
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
