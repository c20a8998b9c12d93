import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentMethodIds } from '../engine/src/payment-methods/index.ts'

/** Where a method is one object: its own file in the engine, its own folder on the pages. */
const own = /^(engine\/src\/payment-methods\/|storefront\/src\/features\/payment-methods\/[^/]+\/)/
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing(\/|\.ts$)|\/conformance\//.test(file)

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(engine|storefront|facts|start)\/.*\.tsx?$/.test(file) && existsSync(file))
  .filter((file) => !isTest(file))

const namesOne = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return paymentMethodIds.some((id) => new RegExp(`['"\`]${id}['"\`]`).test(text))
}

test('no source file but a method itself names the id of a way to pay', () => {
  expect(sources.filter((file) => !own.test(file) && namesOne(file))).toEqual([])
})

test('both halves know every way to pay', () => {
  const naming = (folder: string, id: string) =>
    sources.filter((file) => file.startsWith(folder) && readFileSync(file, 'utf8').includes(`'${id}'`)).length
  for (const id of paymentMethodIds) {
    expect([id, naming('engine/src/payment-methods/', id)]).toEqual([id, 1])
    expect([id, naming('storefront/src/features/payment-methods/', id)]).toEqual([id, 1])
  }
})
