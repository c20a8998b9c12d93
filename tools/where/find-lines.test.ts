import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findLines, indexLines } from './find-lines.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const index = indexLines(files, (file) => readFileSync(file, 'utf8'))

/** What somebody asks in the first week, in the words they would type, and the file that answers. */
const questions: [words: string, answer: string][] = [
  ['debounce', 'storefront/src/config/timings.ts'],
  ['tax rate', 'demo/site.json'],
  ['guest price', 'engine/src/http/context.ts'],
  ['vendor down', 'engine/src/jobs/create-jobs.ts'],
  ['a country', 'facts/country.ts'],
  ['address form', 'facts/address-forms.ts'],
  ['quote valid', 'engine/src/opportunities/README.md'],
  ['text mail', 'engine/src/mail/templates'],
  ['text page', 'messages.ts'],
  ['search phrase shortest', 'facts/search-phrase.ts'],
  ['unpaid', 'payment/'],
  ['sign-in limits', 'engine/src/login/limits'],
  ['call how often', 'perMinute'],
  ['session cookie', 'storefront/src/server/session.ts'],
  ['session length', 'engine/src/login/sessions/session.ts'],
  ['colour main button', 'storefront/src/theme'],
  ['menu', 'demo/site.json'],
  ['who may cancel', 'engine/src/orders/order.ts'],
  ['bar drawn', 'engine/src/bundle/products.ts'],
  ['delivery price', 'engine/src/shipping/delivery-options.ts'],
  ['script chunk', 'storefront/build/code-splitting.ts'],
  ['palette', 'backoffice/src/features/palette/'],
  ['mapping statement', 'backoffice/src/screens/bank-transfers/guess-mapping.ts'],
  ['cut plan screen', 'backoffice/src/app/router.tsx'],
  ['orders list', 'start/commands/order-commands.ts'],
  ['screenshots', 'package.json'],
  ['stale mutants', 'tools/prove/stale-mutants.ts'],
  ['slopes hips', 'trade/drawing/roof-scenes.ts'],
  ['test cards', 'simulators/card/test-cards.ts'],
  ['passkey contract', 'engine/src/staff/passkey-contract.ts'],
]

test.each(questions)('"%s" leads to %s, in the first lines', (words, answer) => {
  const lines = findLines(words, index)
    .flatMap(({ hits }) => hits)
    .slice(0, 8)
    .map(({ file, text }) => `${file} ${text}`)
  expect(lines.filter((line) => line.includes(answer))).not.toEqual([])
})

test('words stand in any order, with or without accents; names of files count too', () => {
  const one = { 'GLOSSARY.md': 'Lámina: a sheet', 'engine/src/stores/store.ts': 'export const x = 1' }
  const texts = new Map(Object.entries(one))
  const index = indexLines([...texts.keys()], (file) => texts.get(file) ?? '')
  const find = (words: string) => findLines(words, index)
  expect(find('sheet lamina')).toMatchObject([
    { title: 'glossary', hits: [{ file: 'GLOSSARY.md', line: 1 }] },
  ])
  expect(find('stores').map(({ title }) => title)).toEqual(['files'])
  expect(find('nothing')).toEqual([])
})
