import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentMethodIds } from '../../engine/src/payment-methods/index.ts'

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

test('the checkout’s screen knows no way to pay by name: what a method asks and does is in its own folder', () => {
  const screen = sources.filter((file) => file.startsWith('storefront/src/screens/checkout/'))
  expect(screen.length).toBeGreaterThan(20)
  // A step is a card of the page too, and choices are shown as cards.
  const named = /paypal|transfer\b|pay-?at-?store|\bcard(?!s\b| per step)/i
  expect(screen.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a further way to pay is its own folder and one line on each side', () => {
  const lists = {
    engine: 'engine/src/payment-methods/methods.ts',
    pages: 'storefront/src/features/payment-methods/methods.ts',
  }
  for (const file of Object.values(lists)) {
    const text = readFileSync(file, 'utf8')
    // One import and one line for each; what a list derives is derived from all of them.
    const imported = [...text.matchAll(/^import \{ (\w+) \} from '\.\//gm)].map(([, name]) => name ?? '')
    const list = text.match(/const methods: readonly PaymentMethod\[\] = \[([^\]]*)\]/)?.[1] ?? ''
    expect(list.match(/\w+/g)?.toSorted()).toEqual(imported.toSorted())
    expect(imported).toHaveLength(paymentMethodIds.length)
    const rest = text.slice(text.indexOf(list) + list.length)
    for (const name of imported) expect(rest).not.toMatch(new RegExp(`\\b${name}\\b`))
  }
})
