import { expect, test } from 'vitest'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'

test.each([
  ['a NUL', { a: [{ b: 'x\0y' }] }],
  ['half a pair', ['\ud800']],
  ['a NUL in a name', { 'a\0': 1 }],
])('%s is refused', (_, value) => {
  expect(() => refuseUnstorableText({}, value)).toThrow('characters')
})

test('ordinary text passes, however deeply nested', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}"😀 ñ"${']'.repeat(200_000)}`) as unknown
  expect(() =>
    refuseUnstorableText(deep, { a: 1, b: null, c: true }, undefined, Buffer.from([0])),
  ).not.toThrow()
})
