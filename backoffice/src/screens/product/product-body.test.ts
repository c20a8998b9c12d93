import { expect, test } from 'vitest'
import { bodyOf } from './product-body.ts'

test('a text with markup is said in both its members', () => {
  expect(
    bodyOf({ shortDescription: { default: { source: 'A', markup: 'old' }, en: { source: 'B' } } }),
  ).toEqual({
    shortDescription: { default: { source: 'A', markup: 'A' }, en: { source: 'B', markup: 'B' } },
  })
})

test('a text that may be absent goes when it is empty in all languages, and is whole otherwise', () => {
  expect(bodyOf({ pageTitle: { default: '', en: '' } })).toEqual({ pageTitle: null })
  expect(bodyOf({ pageTitle: { default: 'A' }, online: false })).toEqual({
    pageTitle: { default: 'A', en: '' },
    online: false,
  })
})
