import { expect, test } from 'vitest'
import { indexFaults, linkFaults, markFaults, numberFaults } from './mark-faults.ts'

test.each([
  'errors of the login (contract 2.2)',
  'decisions, section 0',
  'as decision 004 says',
  '[S4.050] a quantity',
])('a mark that resolves is no fault: %s', (line) => {
  expect(markFaults('a.ts', line)).toEqual([])
})

test.each([
  'errors of the login (contract 2.9)',
  'contract section 99',
  'decisions, section 12',
  'as decision 999 says',
  'as S4.999 asks',
])('a mark that leads nowhere is a fault: %s', (line) => {
  expect(markFaults('a.ts', line)).toHaveLength(1)
})

test('a link leads to a file', () => {
  expect(linkFaults('docs/x.md', '[here](spec/requirements.tsv) [there](https://example.org)')).toEqual([])
  expect(linkFaults('docs/x.md', '[here](spec/nothing.tsv)')).toHaveLength(1)
})

test('each number of a decision stands once', () => {
  expect(numberFaults(['001-a.md', '002-b.md', 'README.md'])).toEqual([])
  expect(numberFaults(['001-a.md', '002-b.md', '002-c.md'])).toHaveLength(1)
})

test('each decision has its line in the index, in the order of the numbers', () => {
  const lines = (...pages: string[]) =>
    pages.map((page) => `| [${page.slice(0, 3)}](${page}) | … |`).join('\n')
  const pages = ['002-b.md', '001-a.md', 'README.md']
  expect(indexFaults(pages, lines('001-a.md', '002-b.md'))).toEqual([])
  expect(indexFaults(pages, lines('001-a.md'))).toEqual(['docs/decisions/README.md: no line for 002-b.md'])
  expect(indexFaults(pages, lines('002-b.md', '001-a.md'))).toHaveLength(1)
})
