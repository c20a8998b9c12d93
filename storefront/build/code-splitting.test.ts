import { expect, test } from 'vitest'
import { chunkOf, codeSplitting } from './code-splitting.ts'

test('a file says by its first line which chunk it belongs to', () => {
  expect(chunkOf('// @chunk goods\nexport const a = 1\n', 'a.ts')).toBe('goods')
  expect(chunkOf('export const a = 1\n// @chunk goods\n', 'a.ts')).toBeUndefined()
})

test('a chunk that nobody lists is an error that names the file', () => {
  expect(() => chunkOf('// @chunk godos\n', 'src/a.ts')).toThrow(/src\/a\.ts asks for the chunk godos/)
})

test('an entry stays out of what all pages share', () => {
  const base = codeSplitting(['/app/entry-client.tsx']).groups.find(({ name }) => name === 'base')
  const isInBase = base?.test as (id: string) => boolean
  expect(['/app/entry-client.tsx', '/app/root.tsx'].map(isInBase)).toEqual([false, true])
})
