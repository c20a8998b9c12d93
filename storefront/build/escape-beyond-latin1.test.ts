import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { escapeBeyondLatin1 } from './escape-beyond-latin1.ts'

test('a script of Latin-1 says what it said before', () => {
  const code = "/* — */ ['2½″ – 3 ₡', `→ ${'🔩'.length} ñ`, /^[✓–]+$/u.test('–✓'), '🔩'.match(/[🔩]/gu)]"
  const escaped = escapeBeyondLatin1(code)
  expect(escaped).toMatch(/^[\0-\xff]*$/)
  expect(runInNewContext(escaped)).toEqual(runInNewContext(code))
  expect(runInNewContext(escaped)[1]).toBe('→ 2 ñ')
})
