import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rateLimits } from '../engine/src/http/rate-limits.ts'
import { reportsPerMinute } from '../storefront/src/server/client-errors/index.ts'
import packageJson from '../package.json' with { type: 'json' }
import { chooseCommand } from './commands/choose-command.ts'
import { commands } from './commands/commands.ts'
import { allVariables } from './config.ts'

const root = join(import.meta.dirname, '..')
const documents = [
  'SECURITY.md',
  ...globSync('docs/operations/**/*.{md,yaml,env,service}', { cwd: root }),
  'docs/operations/examples/Dockerfile',
].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

/** Everything a pattern finds in the papers, each with where. */
const referencesIn = (pattern: RegExp, files: typeof documents = documents) =>
  files.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, found = '']) => ({ file, found })))

test('every variable that a paper of operations sets or names is one the shop reads', () => {
  const others = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'BANK_TRANSFER', 'SSR_PROXY1']
  // What the C library reads is the same for the script that a shop is started by and for the papers.
  const limits = packageJson.scripts.start.match(/\bMALLOC_\w+(?==)/g) ?? []
  const variables = referencesIn(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|MODE|ROLE|PORT|HOST)\b/g)
  expect(variables.length).toBeGreaterThan(30)
  expect(variables.filter(({ found }) => ![...allVariables, ...limits, ...others].includes(found))).toEqual(
    [],
  )
})

test('every command that a paper of operations names exists', () => {
  const own = referencesIn(/npm run lamina -- ([^`\n]+)/g)
  expect(own.length).toBeGreaterThanOrEqual(6)
  for (const { found } of own) expect(() => chooseCommand(commands, found.trim().split(/\s+/))).not.toThrow()
  const scripts = referencesIn(/npm run ([\w:-]+)/g)
  expect(scripts.filter(({ found }) => !(found in packageJson.scripts))).toEqual([])
})

test('every file that a paper of operations leads to is there', () => {
  const links = referencesIn(/\]\((?!https?:)([^)#]+)/g)
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter(({ file, found }) => !existsSync(join(root, dirname(file), found)))).toEqual([])
})

test('the limits of the papers are those of the shop', () => {
  const [, limits = ''] =
    /## Limits\n([\s\S]*?)\n## /.exec(documents.map(([, text]) => text).join('\n')) ?? []
  expect(limits).toContain(`by one address | ${reportsPerMinute} a minute |`)
  for (const limit of Object.values(rateLimits)) expect(limits).toContain(limit.toLocaleString('en'))
})
