import { expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './escape-html.ts'

test('JSON cannot leave its script element and means the same', () => {
  const value = { a: '</script><script>alert(1)</script>', b: '\u2028\u2029<!--', c: '&' }
  const text = escapeJson(value)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})

test('text cannot leave an element or an attribute', () => {
  expect(escapeHtml(`"><img src=x onerror='1'>&`)).toBe(
    '&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;',
  )
})
