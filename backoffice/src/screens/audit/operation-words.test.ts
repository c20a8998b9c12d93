import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translateTo } from '../../lib/i18n.ts'
import { operationWords } from './operation-words.ts'

const engine = join(import.meta.dirname, '../../../../engine/src')
/** Operations that the engine names where it writes the log. */
const written = globSync('**/*.ts', { cwd: engine, exclude: (name) => /test/.test(name) }).flatMap((file) =>
  [...readFileSync(join(engine, file), 'utf8').matchAll(/\boperation: '([a-z]\w+)'/g)].map(
    ([, name = '']) => name,
  ),
)

test('everything that is written to the log has words in both languages', () => {
  expect(written.length).toBeGreaterThan(50)
  for (const language of ['es', 'en'] as const)
    expect(written.filter((name) => operationWords(translateTo(language), name) === name)).toEqual([])
})

test('what is called as an action of the shop goes by its verb, and what is unknown by its name', () => {
  const t = translateTo('es')
  expect(operationWords(t, 'updatePromotion')).toBe('Cambió')
  expect(operationWords(t, 'toString')).toBe('toString')
})
