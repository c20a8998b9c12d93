import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentMethodIds } from '../../engine/src/payment-methods/index.ts'

/** What the desks of the back office call the methods they handle. */
const desks = 'backoffice/src/api/payment-methods.ts'

/** Where a method is at home, and what is no part of the program: the merchant's data, tests and what drives them. */
const home = /^(engine\/src\/payment-methods|storefront\/src\/features\/payment-methods)\//
const outside = /^(demo|docs|e2e|bench|mutants|simulators|studio)\/|\.test\.tsx?$|\/testing(\/|\.ts$)|\.md$/

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.json', '*.sql'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !outside.test(file))

const filesNaming = (id: string) =>
  sources.filter((file) => new RegExp(`\\b${id}\\b`).test(readFileSync(file, 'utf8')))

test.each(paymentMethodIds)('%s is named in its own file and folder alone', (id) => {
  const files = filesNaming(id).filter((file) => file !== desks)
  expect(files.filter((file) => !home.test(file))).toEqual([])
  expect(files).toHaveLength(2)
})
