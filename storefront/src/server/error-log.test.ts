import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildForTests } from '../../build/testing.ts'
import { type Shop, startShop } from './testing/start-shop.ts'
import { reportsPerMinute } from './client-errors/index.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
/** A text of ours that a build writes as it is. */
const text = 'The document names no known site and locale'
const source = 'storefront/src/app/entry-client.tsx'

let build: Awaited<ReturnType<typeof buildForTests>>
let shop: Shop
let frame: { file: string; line: number; column: number }
const lines: string[] = []

/** Where a text stands, lines and columns from 1. */
const placeOf = (code: string, of: string) => {
  const before = code.slice(0, code.indexOf(of)).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

const assetsDir = () => join(build.distDir, 'client/assets')

beforeAll(async () => {
  build = await buildForTests()
  const file = (await readdir(assetsDir())).find((name) => /^entry-client-[\w-]+\.js$/.test(name)) ?? ''
  frame = { file, ...placeOf(await readFile(join(assetsDir(), file), 'utf8'), text) }
})
beforeEach(async () => {
  lines.length = 0
  await shop?.close()
  shop = await startShop({ build, log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }) })
})
afterAll(async () => {
  await shop?.close()
  await build?.remove()
})

const report = (own: object = {}) => ({
  name: 'TypeError',
  message: 'x is not a function',
  path: '/product/TE007-26',
  frames: [frame],
  ...own,
})
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/mobify/errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('an error reaches the log with the line of its source and the page’s route', async () => {
  const { line } = placeOf(await readFile(join(repository, source), 'utf8'), text)
  expect((await send(report())).status).toBe(204)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    browser: {
      error: 'TypeError',
      message: 'x is not a function',
      route: '/product/{productId}',
      stack: [expect.stringMatching(`^${source}:${line}:\\d+`)],
    },
  })
})

test('a script that no map knows stays as it is, and no file beside the maps is read', async () => {
  const unknown = { file: 'gone-12345678.js', line: 1, column: 7 }
  expect((await send(report({ frames: [unknown] }))).status).toBe(204)
  expect(JSON.parse(lines[0] ?? '').browser.stack).toEqual(['gone-12345678.js:1:7'])
  for (const file of ['../../package.js', '..\\x.js', 'a/b.js', 'x.js.map'])
    expect((await send(report({ frames: [{ ...unknown, file }] }))).status).toBe(400)
})

test('nothing that names a person is written', async () => {
  const secrets = [
    'ana.lopez@example.com',
    '2222-3333',
    '0801-1990-12345',
    'eyJhbGciOiJFUzI1NiJ9abcdefgh',
    'Calle Real 5',
    'hidden-code',
    'S-100200',
  ]
  const [mail, phone, id, token, street, code, order] = secrets
  const message = `${mail} ${phone} ${id} ${token} at https://shop.example/reset?token=${code} "${street}" ${'y '.repeat(100)}`
  const path = `/cs-callback/${order}`
  expect((await send(report({ message, path }), { cookie: `usid=${code}` })).status).toBe(204)
  const { browser } = JSON.parse(lines[0] ?? '')
  expect(browser.message.length).toBeLessThanOrEqual(200)
  expect(browser.message).toMatch(/^<email> <number> <id> at <url> "…" y y /)
  expect(browser.route).toBe('/cs-callback/{id}')
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})

test.each([
  ['a page of another site', report(), { origin: 'https://evil.example' }, 403],
  ['a frame of another site', report(), { 'sec-fetch-site': 'cross-site' }, 403],
  ['an address with its query', report({ path: '/search?q=ana' }), {}, 400],
  ['an error without a line of ours', report({ frames: [] }), {}, 400],
  ['a column that is none', report({ frames: [{ file: 'a.js', line: 1, column: 0 }] }), {}, 400],
  ['no object', 'x', {}, 400],
  ['too long a message', report({ message: 'x'.repeat(501) }), {}, 400],
  ['too large a body', report({ more: 'x'.repeat(8 * 1024) }), {}, 413],
] as [string, unknown, Record<string, string>, number][])(
  '%s writes nothing',
  async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(lines.filter((line) => line.includes('"browser"'))).toEqual([])
  },
)

test('a page that fails on the server is told by its path, without a query that may hold a code', async () => {
  expect((await fetch(`${shop.origin}/broken?token=hidden-code`)).status).toBe(500)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'a page failed', path: '/broken' })
  expect(lines[0]).not.toContain('hidden-code')
})

test('one address writes ten lines a minute', async () => {
  for (let sent = 0; sent < reportsPerMinute; sent++) expect((await send(report())).status).toBe(204)
  const refused = await send(report())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(lines).toHaveLength(reportsPerMinute)
})

test('source maps are written beside what is served, and no script names one', async () => {
  const maps = await readdir(join(build.distDir, 'maps'))
  expect(maps).toContain(`${frame.file}.map`)
  const served = await readdir(join(build.distDir, 'client'), { recursive: true })
  expect(served.filter((name) => name.includes('.map'))).toEqual([])
  const scripts = served.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts)
    expect(await readFile(join(build.distDir, 'client', script), 'utf8')).not.toContain('sourceMappingURL')
  for (const path of [`assets/${frame.file}.map`, `maps/${frame.file}.map`, `..%2fmaps/${frame.file}.map`])
    expect((await fetch(`${shop.origin}/static/${path}`)).status, path).not.toBe(200)
})
