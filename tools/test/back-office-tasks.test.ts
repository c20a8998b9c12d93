import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backOfficeTasks } from '../../e2e/steps/back-office-tasks.ts'

const tasks = backOfficeTasks()

/** The text of a journey, from its title to the next one. */
const journeyText = ({ spec, title }: { spec: string; title: string }): string => {
  const text = readFileSync(`e2e/${spec}.spec.ts`, 'utf8')
  const journey = text.split(/^test\(/m).find((part) => part.trimStart().startsWith(`'${title}`))
  if (journey === undefined) throw new Error(`${spec} has no journey '${title}…'`)
  return journey
}

/** Parts of a task that a journey holds to the table: by its number, and by counted presses. */
const countedParts = (journey: string, number: number): number[] =>
  [...journey.matchAll(/expectTask\(page, (\d+), ([^\n]*)\)\n/g)]
    .filter(([, named, rest = '']) => Number(named) === number && /await \w+\(\)/.test(rest))
    .map(([, , rest = '']) => Number(/part: (\d)/.exec(rest)?.[1] ?? 0))

test('the back office has forty tasks, each with a limit', () => {
  expect(tasks.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  const unlimited = tasks.filter(({ limits }) => !limits.every(({ presses, each }) => presses + each > 0))
  expect(unlimited).toEqual([])
})

test.each(tasks.map((task) => [task.number, task] as const))(
  'task %i is counted under its number in the journey that is named, each of its parts',
  (number, { limits, journeys }) => {
    const counted = journeys.flatMap((journey) => countedParts(journeyText(journey), number))
    expect([...new Set(counted)].toSorted((a, b) => a - b)).toEqual(limits.map((_, part) => part))
    // A journey that is named and counts nothing of it proves nothing.
    for (const journey of journeys)
      expect(countedParts(journeyText(journey), number), journey.title).not.toEqual([])
  },
)

test('each is done by the role that the table names, and refused to another', () => {
  const text = readFileSync('engine/src/conformance/staff-places.test.ts', 'utf8')
  const judged = [...text.matchAll(/^ {2}\[(\d+), '\w+', '(\w+)', '(\w+)'\],$/gm)].map(
    ([, number, does, mayNot]) => ({ number: Number(number), does, isRefused: mayNot !== does }),
  )
  expect(judged).toEqual(tasks.map(({ number, who }) => ({ number, does: who, isRefused: true })))
})
