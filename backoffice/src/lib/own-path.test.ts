import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/orders/00028044?q=a', '/orders/00028044?q=a'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/sign-in?next=/orders', '/'],
  ['/directory?code=x', '/'],
  [undefined, '/'],
])('%s leads to %s', (next, path) => {
  expect(ownPath(next)).toBe(path)
})
