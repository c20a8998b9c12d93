import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeysOfADay, leftToTheLongRun } from './journeys-of-a-day.ts'

type Proofs = Record<string, { by: string }>
const proven: Proofs = JSON.parse(readFileSync('docs/spec/proven.json', 'utf8'))
const left = leftToTheLongRun.map((name) => `e2e/${name}.spec.ts`)

test('every journey that a day leaves out is there, once', () => {
  expect(left.filter((spec) => !existsSync(spec))).toEqual([])
  expect(new Set(left).size).toBe(left.length)
  expect(journeysOfADay([...left, 'e2e/checkout.spec.ts'])).toEqual(['e2e/checkout.spec.ts'])
})

/** Requirements whose mutant, so far as the record goes, is killed by nothing that runs every day. */
const unprovenOf = (spec: string, text: string, record: Proofs = proven) => {
  const isDaily = (by: string) => !left.some((one) => by.startsWith(`${one}:`))
  return [...new Set(text.match(/(?<=\[)[SG]\d\.\d{3}(?=\])/g))]
    .filter((id) => !(record[id] && isDaily(record[id].by)))
    .map((id) => `${spec}: ${id}`)
}

test('nothing that only they prove is left out', () => {
  expect(left.flatMap((spec) => unprovenOf(spec, readFileSync(spec, 'utf8')))).toEqual([])
})

/** Titles of the journeys of a spec that wait for full counts while its others walk every day. */
const waitingIn = (text: string) =>
  text
    .split(/^ *test\(/m)
    .filter((walk) => walk.includes('test.skip(!process.env.LONG'))
    .map((walk) => walk.split('=>')[0] ?? '')

test('nothing that only they prove is left out of a spec of every day', () => {
  const alone = journeysOfADay().flatMap((spec) =>
    waitingIn(readFileSync(spec, 'utf8')).flatMap((title) => [
      ...unprovenOf(spec, title),
      ...(title.match(/(?<=\[)[SG]\d\.\d{3}(?=\])/g) ?? []).filter((id) =>
        proven[id]?.by.startsWith(`${spec}:`),
      ),
    ]),
  )
  expect(alone).toEqual([])
})

test('a requirement that only a journey left out proves is told', () => {
  const record = { 'S2.050': { by: 'e2e/home.spec.ts: [S2.050] a screen' } }
  expect(unprovenOf('e2e/home.spec.ts', "test('[S2.050] a screen')", record)).toEqual([
    'e2e/home.spec.ts: S2.050',
  ])
})
