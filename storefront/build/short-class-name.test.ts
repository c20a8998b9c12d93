import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prefixesOf, shortClassNames } from './short-class-name.ts'

const hashes: Record<string, string> = {
  'a.css': 'abcdefgh',
  'b.css': 'abcdxyzw',
  'c.css': 'abczzzzz',
  'd.css': 'qrstuvwx',
}
const prefixes = (...files: string[]) =>
  Object.fromEntries(prefixesOf(files, (file) => hashes[file] ?? '').entries())

test('files whose hashes begin alike get longer prefixes, in whatever order they come', () => {
  const expected = { 'a.css': 'abc', 'b.css': 'abcd', 'c.css': 'abcz', 'd.css': 'qrs' }
  expect(prefixes('a.css', 'b.css', 'c.css', 'd.css')).toEqual(expected)
  expect(prefixes('d.css', 'c.css', 'b.css', 'a.css')).toEqual(expected)
})

test('no class of one file is a class of another', () => {
  const nameOf = shortClassNames()
  const root = join(import.meta.dirname, '..')
  const files = ['src/ui/figures/price.module.css', 'src/ui/forms/chip.module.css']
  const names = files.flatMap((file) => ['box', 'label'].map((name) => nameOf(name, join(root, file))))
  expect(new Set(names).size).toBe(4)
  expect(nameOf('box', join(root, 'src/ui/forms/chip.module.css?used'))).toBe(names[2])
})
