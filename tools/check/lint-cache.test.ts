import { expect, test } from 'vitest'
import { filesToLint, lintedOf } from './lint-cache.ts'

const tree = new Map([
  ['.oxlintrc.json', '{}'],
  ['facts/money.ts', 'export type Money = number'],
  ['engine/price.ts', "import type { Money } from '../facts/money.ts'"],
  ['engine/view.ts', "export * from './price.ts'"],
  ['engine/late.ts', "const view = () => import('./view.ts')"],
  ['engine/other.ts', "import pg from 'pg'"],
])
const before = lintedOf(tree)
const toLint = (change: Record<string, string | undefined>) => {
  const changed = new Map([...tree, ...Object.entries(change)])
  return filesToLint(
    new Map([...changed].flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]))),
    before,
  )
}

test('a change is linted with all that imports it, at any depth; nothing else is', () => {
  expect(toLint({})).toEqual([])
  expect(toLint({ 'engine/other.ts': '' })).toEqual(['engine/other.ts'])
  expect(toLint({ 'facts/money.ts': 'export type Money = bigint' })).toEqual([
    'engine/late.ts',
    'engine/price.ts',
    'engine/view.ts',
    'facts/money.ts',
  ])
  expect(toLint({ 'engine/new.ts': '' })).toEqual(['engine/new.ts'])
})

test('who imports a file that is gone is linted', () => {
  expect(toLint({ 'engine/price.ts': undefined })).toEqual(['engine/late.ts', 'engine/view.ts'])
})

test('a change of the rules, or no verdict yet, is a matter of every file', () => {
  expect(toLint({ '.oxlintrc.json': '{"rules":{}}' })).toBeUndefined()
  expect(filesToLint(tree, undefined)).toBeUndefined()
})
