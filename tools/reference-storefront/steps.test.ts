import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../start/config.ts'
import { version } from './install-storefront.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const text = read('docs/operations/reference-storefront.md')

const site = JSON.parse(read('demo/refarch/site.json')) as {
  organizationId: string
  siteId: string
  alsoAs: string[]
  clients: { id: string }[]
}

/** The settings that stand before a command of the document, or in an `export` of it. */
const settingsOf = (line: string): [string, string][] =>
  [...line.matchAll(/\b([A-Z][A-Z_0-9]*)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])
const commands = text.split('\n').filter((line) => /^ {7}\S/.test(line))
const startOf = (name: string) => commands.find((line) => line.includes(name) && line.includes('npm start'))

test('the document’s steps start what they promise: jobs that send mail, the mailbox, the proxied port, the bundle’s names', () => {
  const exported = commands.filter((line) => line.includes('export ')).flatMap(settingsOf)
  const engine = Object.fromEntries([...exported, ...settingsOf(startOf('PORT=') ?? '')])
  const { role, port, engine: settings } = readConfig(engine)
  // Without jobs no mail ever leaves.
  expect(['all', 'worker']).toContain(role)
  expect(text).toContain(`Mails are read at \`http://localhost:${port}/dev/mail\``)
  const [[, proxy] = []] = settingsOf(startOf('SSR_PROXY1') ?? '')
  expect(proxy).toBe(`http://localhost:${port}/api`)
  expect(settings.publicOrigin).not.toContain(String(port))

  for (const name of [site.organizationId, site.siteId, ...site.alsoAs, ...site.clients.map(({ id }) => id)])
    expect(text).toContain(`\`${name}\``)
  const [customer = ''] = read('demo/refarch/customers.jsonl').split('\n')
  const { email, password } = JSON.parse(customer) as { email: string; password: string }
  expect(text).toContain(`\`${email}\` with \`${password}\``)
  expect(text).toContain(`version ${version},`)
})

test('the example of the hooks asks for the same bundle, with the version that its document says was tried', () => {
  const folder = 'docs/operations/examples/storefront-hooks'
  const provider = Object.fromEntries(
    [...read(`${folder}/main.jsx`).matchAll(/(\w+)="([^"]+)"/g)].map(([, name, value]) => [name, value]),
  )
  const { organizationId, siteId, clients } = site
  expect(provider).toMatchObject({ organizationId, siteId })
  expect(clients.map(({ id }) => id)).toContain(provider.clientId)
  const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as {
    dependencies: Record<string, string>
  }
  const tried = read(`${folder}/README.md`)
  expect(tried).toContain(`\`commerce-sdk-react\` ${dependencies['@salesforce/commerce-sdk-react']}`)
  expect(tried).toContain(`React ${dependencies.react} and Vite ${dependencies.vite}`)
})
