import { expect, test } from 'vitest'
import { mutate } from './mutant.ts'
import { readMutants } from './read-mutants.ts'
import { readProofs } from './record.ts'
import { groupForJourneys } from './run-journeys.ts'
import { staleMutants } from './stale-mutants.ts'

const mutants = await readMutants()

test('every mutant still finds what it breaks, exactly once, and a test that could see it', async () => {
  expect(await staleMutants()).toEqual([])
})

test('what is called proven has a mutant', () => {
  const ids = new Set(mutants.map(({ id }) => id))
  expect(Object.keys(readProofs()).filter((id) => !ids.has(id))).toEqual([])
})

test('a text that stands there twice, or not at all, is refused', () => {
  const mutant = { id: 'S1.001', file: 'a.ts', find: 'x = 1', replace: 'x = $&' }
  expect(mutate('x = 1', mutant)).toBe('x = $&')
  expect(() => mutate('x = 1; x = 1', mutant)).toThrow('S1.001 a.ts: stands there 2 times: x = 1')
  expect(() => mutate('y', mutant)).toThrow('stands there 0 times')
})

test('mutants share a build where neither a file nor a journey is common to two', () => {
  const of = (id: string, file: string) => ({ id, file, find: '1', replace: '2' })
  const cited = new Map([
    ['A', new Set(['one'])],
    ['B', new Set(['two'])],
    ['C', new Set(['one', 'three'])],
    ['D', new Set(['four'])],
  ])
  const all = [of('A', 'a.ts'), of('B', 'b.ts'), of('C', 'c.ts'), of('D', 'a.ts')]
  const ids = (most: number) => groupForJourneys(all, cited, most).map((group) => group.map(({ id }) => id))
  expect(ids(6)).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ])
  expect(ids(1)).toEqual([['A'], ['B'], ['C'], ['D']])
})
