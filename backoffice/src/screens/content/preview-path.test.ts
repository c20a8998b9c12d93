import { expect, test } from 'vitest'
import { previewPath } from './preview-path.ts'

const shop = {
  l10n: {
    defaultLocale: 'es-SV',
    supportedLocales: ['es-SV', 'en-SV', 'es-GT'].map((id) => ({ id })),
  },
} as Parameters<typeof previewPath>[1]['shop']
const preview = { token: 'abc', audience: 'guest' } as const

test.each([
  ['homepage', 'es', undefined, '/?preview=abc&as=guest'],
  ['homepage', 'en', 'SV', '/en-SV?preview=abc&as=guest'],
  ['garantia', 'es', 'GT', '/es-GT/page-viewer/garantia?preview=abc&as=guest'],
  ['feria', 'es', 'SV', '/page-viewer/feria?preview=abc&as=guest'],
  ['footer', 'en', 'GT', '/?preview=abc&as=guest'],
])('%s in %s-%s is seen at %s', (contentId, language, country, path) => {
  expect(previewPath(contentId, { shop, language, country, preview })).toBe(path)
})
