import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('backoffice/README.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the back office has forty tasks', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})

test('each journey that is named counts presses in the file that is named', () => {
  const wrong = rows.flatMap(([, number, , , , journey = '']) => {
    const [, spec, title = ''] = /^`([\w-]+)` (.+)$/.exec(journey) ?? []
    if (!spec) return journey === '–' ? [] : [number]
    const text = readFileSync(`e2e/${spec}.spec.ts`, 'utf8')
    const walked = text.split(/^test\(/m).find((part) => part.trimStart().startsWith(`'${title}`))
    // What counts is named in the journey, or begins in a step of its own as `presses`.
    const named = [...(walked ?? '').matchAll(/const (\w+) = await countPresses\(/g)].map(([, name]) => name)
    return ['presses', ...named].some((name) => walked?.includes(`await ${name}()`)) ? [] : [number]
  })
  expect(wrong).toEqual([])
})
