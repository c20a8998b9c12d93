import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../engine/src/db/testing.ts'
import { runningPostgres } from './postgres/start-postgres.ts'
import { processIdentity } from './process-identity.ts'
import { runScript } from './testing/child.ts'
import { freePort, launchShop, startShop } from './testing/shop.ts'
import { beginSlowRequest } from './testing/slow-request.ts'
import { sharedFolder, temporaryFolder } from './testing/temporary-folder.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A DATA_DIR that the first test fills and the others start from. */
const filled = sharedFolder()
const token = '/shopper/auth/v1/organizations/f_ecom_lmna_001/oauth2/token'

beforeAll(async () => {
  expect(await runScript(join(import.meta.dirname, '../tools/build.ts')).ended).toBe(0)
})

test('the first start loads the demo business, tells what one needs, and the next start finds it there', async () => {
  const shop = await startShop({ DATA_DIR: filled })
  const told = shop.output.join('\n')
  expect(told).toContain('loading the demo business')
  expect(told).toContain('sv@lamina.example')
  expect(told).toContain('/dev/mail')
  const page = await fetch(shop.origin)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="es-SV"')])
  const dev = await (await fetch(`${shop.origin}/dev`)).text()
  expect(dev).toContain(`http://127.0.0.1:${shop.port + 1}/card/console`)
  expect((await fetch(`${shop.origin}/dev/mail`)).status).toBe(200)
  expect(told).toMatch(/Simulated +cards/)
  expect((await fetch(`http://127.0.0.1:${shop.port + 1}/card/console`)).status).toBe(200)
  expect(statSync(join(filled, 'secret-key')).mode & 0o777).toBe(0o600)
  const key = readFileSync(join(filled, 'secret-key'), 'utf8')
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)

  const again = await startShop({ DATA_DIR: filled })
  expect(again.output.join('\n')).not.toContain('loading')
  expect(readFileSync(join(filled, 'secret-key'), 'utf8')).toBe(key)
  expect((await fetch(`${again.origin}/openapi.json`)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('SIGTERM: /readyz says 503, a request that has begun is answered, then the process ends with 0', async () => {
  const shop = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  const url = runningPostgres(filled)
  const pid = Number(/pid (\d+)/.exec(shop.output.join('\n'))?.[1])
  const request = await beginSlowRequest(shop.port, token)
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
  shop.child.kill('SIGTERM')
  const draining = await untilDraining(shop.origin)
  expect(draining.headers.get('connection')).toBe('close')
  const answer = await request.finish()
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(await shop.ended).toBe(0)
  expect(url).toBeDefined()
  expect(processIdentity(pid)).toBeUndefined()
})

test('a second signal ends it at once, and the next start finds everything in order', async () => {
  const shop = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  const request = await beginSlowRequest(shop.port, token)
  onTestFinished(() => request.abort())
  shop.child.kill('SIGTERM')
  await untilDraining(shop.origin)
  const again = setInterval(() => shop.child.kill('SIGTERM'), 200)
  onTestFinished(() => clearInterval(again))
  expect(await shop.ended).toBe(1)
  const next = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  expect((await fetch(`${next.origin}/readyz`)).status).toBe(200)
})

test('SIGTERM in the middle of the first start ends it in order too', async () => {
  const folder = temporaryFolder()
  const shop = await launchShop({ DATA_DIR: folder, ROLE: 'engine' })
  await shop.line(/loading the demo business/)
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(runningPostgres(folder)).toBeUndefined()
  expect(shop.output.join('\n')).not.toMatch(/rror/)
})

test('a port in use, and a DATA_DIR in use, end the start with one line each', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  const shut = await launchShop({ DATA_DIR: filled, ROLE: 'engine', PORT: String(port) })
  expect(await shut.ended).toBe(1)
  expect(shut.output).toEqual([
    `PORT: port ${port} on 127.0.0.1 is in use by another program; choose another port.`,
  ])
  expect(runningPostgres(filled)).toBeUndefined()

  const first = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  const second = await launchShop({ DATA_DIR: filled, ROLE: 'engine' })
  expect(await second.ended).toBe(1)
  expect(second.output).toEqual([expect.stringMatching(`^DATA_DIR: .*pid ${first.child.pid}`)])
})

// What else a variable may be wrong in: config.test.ts.
test.each([
  [{ DATABASE_URL: 'postgresql://lamina:secret@127.0.0.1:1/none' }, /^DATABASE_URL: .*ECONNREFUSED/],
  [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR: the folder \/dev\/null\/data/],
  [{ MODE: 'production' }, /^[A-Z_]+: is required when MODE=production/],
])('%o ends the start with one line that names the variable', async (env, message) => {
  const shop = await launchShop({ ROLE: 'engine', ...(env as NodeJS.ProcessEnv) })
  expect(await shop.ended).toBe(1)
  expect(shop.output).toEqual([expect.stringMatching(message)])
  expect(shop.output[0]).not.toContain('secret@')
})

test('[S1.004] processes of different roles share one database; the pages have none and ask the engine; the demo business is loaded by one of them', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const common = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() }
  const [engine, twin, worker] = await Promise.all([
    startShop({ ...common, ROLE: 'engine' }),
    startShop({ ...common, ROLE: 'engine' }),
    startShop({ ...common, ROLE: 'worker' }),
  ])
  const told = [engine, twin, worker].flatMap(({ output }) => output)
  expect(told.filter((line) => line.includes('loading the demo business'))).toHaveLength(1)
  const pages = await startShop({ ROLE: 'storefront', ENGINE_URL: twin.origin, DATA_DIR: '/dev/null/unused' })
  const statuses = async (path: string) =>
    Promise.all([engine, worker, pages].map(async ({ origin }) => (await fetch(origin + path)).status))
  expect(await statuses('/readyz')).toEqual([200, 200, 200])
  expect(await statuses('/openapi.json')).toEqual([200, 404, 404])
  expect(await statuses('/')).toEqual([404, 404, 200])
  expect(await (await fetch(`${pages.origin}/en-SV/category/techos`)).text()).toContain('Roofing and sheets')
})

test('/dev/clock of the demo sets the shop’s clock', async () => {
  const { origin } = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  const move = (now: unknown) =>
    fetch(`${origin}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    })
  expect((await move('soon')).status).toBe(400)
  await move('2031-01-02T03:04:05Z')
  const told = await (await fetch(`${origin}/dev/clock`)).json()
  expect(told).toEqual({ now: expect.stringMatching(/^2031-01-02T03:04/) })
  await move(null)
  const { now } = (await (await fetch(`${origin}/dev/clock`)).json()) as { now: string }
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
})

test('production loads no demo business, simulates nothing and has no /dev', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const shop = await startShop({
    MODE: 'production',
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: 'https://tienda.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
    LOG_LEVEL: 'warn',
    ROLE: 'engine',
  })
  const told = shop.output.join('\n')
  expect(told).not.toMatch(/demo business|Simulated|Techo2026|@lamina/)
  for (const path of ['/dev/mail', '/dev/clock']) expect((await fetch(shop.origin + path)).status).toBe(404)
  await expect(fetch(`http://127.0.0.1:${shop.port + 1}/card/console`)).rejects.toThrow('fetch failed')
})

const untilDraining = async (origin: string): Promise<Response> => {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`)
    if (answer.status === 503) return answer
  }
}
