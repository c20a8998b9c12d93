import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../../engine/src/mail/testing.ts'
import { runScript } from '../../start/testing/child.ts'
import { freePort, startShop } from '../../start/testing/shop.ts'
import { temporaryFolder } from '../../start/testing/temporary-folder.ts'
import { shopName, startExampleNginx } from './nginx.ts'
import { expectWhole, fillStores } from './orders-are-whole.ts'
import { queryOnce, startPostgresPair } from './postgres-pair.ts'
import { productionBundle } from './production-bundle.ts'
import { createSender, type Log, startShopping } from './shopping.ts'

const root = join(import.meta.dirname, '../..')

test('two processes behind nginx over a primary and its replica: one killed under load loses nothing, nor does the primary', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const [http, https, one, two, primary, replica] = await ports(6)
  const pair = await startPostgresPair(folder, { primary, replica })
  onTestFinished(() => pair.replica.stop())
  onTestFinished(() => pair.primary.stop())
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const example = parseEnv(readFileSync(join(root, 'docs/operations/examples/shop.env'), 'utf8'))
  const env = {
    ...example,
    DATABASE_URL: pair.primaryUrl,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
    SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const imported = runScript(join(root, 'start/run.ts'), ['cli', 'import', productionBundle(folder)], env)
  expect(await imported.ended, imported.output.join('\n')).toBe(0)
  await fillStores(pair.primaryUrl)
  const start = (port: number, more: NodeJS.ProcessEnv = {}) =>
    startShop({ ...env, PORT: String(port), ...more })
  const first = await start(one)
  const second = await start(two)
  const { server, certificate } = startExampleNginx(folder, { http, https, shops: [one, two] })
  onTestFinished(() => server.stop('SIGQUIT'))
  await vi.waitFor(() => fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }), 10_000)
  const plain = await fetch(`http://127.0.0.1:${http}/es-SV?a=b`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${shopName}/es-SV?a=b`])

  const log: Log = { requests: 0, failures: [], slow: 0, orders: [], repeatedPresses: 0 }
  const send = createSender(https, certificate, log)
  const shopping = await startShopping(send, log, { buyers: 6, visitors: 2 })
  const orders = async (more: number) => {
    const aim = log.orders.length + more
    await vi.waitFor(() => expect(log.orders.length).toBeGreaterThanOrEqual(aim), { timeout: 120_000 })
  }
  await orders(20)
  const whole = log.failures.length
  expect(log.failures).toEqual([])

  // One process dies without a word. What it had begun may fail; nothing else may.
  const killed = performance.now()
  first.child.kill('SIGKILL')
  await first.ended
  const dead = performance.now()
  await orders(20)
  const broken = log.failures.slice(whole)
  expect(broken.filter(({ from, to }) => from > dead || to < killed)).toEqual([])

  // It comes back; the other one is stopped as an upgrade stops it: what it had begun is answered, and nothing fails.
  await start(one)
  await orders(10)
  const beforeStop = log.failures.length
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await orders(10)
  await start(two)
  await orders(10)
  await shopping.end()
  expect(log.failures.slice(beforeStop)).toEqual([])

  const told = log.orders.map(({ orderNo }) => orderNo).toSorted()
  expect(new Set(told).size).toBe(told.length)
  await expectWhole(pair.primaryUrl, told, log.failures)
  await pair.waitForReplica()
  await expectWhole(pair.replicaUrl, told, log.failures)
  await vi.waitFor(
    () => expect(told.filter((orderNo) => !mail.received.some((text) => text.includes(orderNo)))).toEqual([]),
    // A mail that the killed process held is another's after a minute, and that is looked for once a minute.
    { timeout: 150_000, interval: 500 },
  )

  // The primary's machine is gone: the replica takes over, and sells.
  await pair.primary.stop('SIGQUIT')
  pair.promote()
  const third = await freePort()
  const taken = await startShop({ ...env, DATABASE_URL: pair.replicaUrl, PORT: String(third) })
  const isReady = async () => expect((await fetch(`${taken.origin}/readyz`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 30_000, interval: 500 })
  await expectWhole(pair.replicaUrl, told, log.failures)
  const [shopper] = shopping.shoppers
  const own = log.orders
    .filter(({ customer }) => customer === shopper?.customerId)
    .map(({ orderNo }) => orderNo)
  expect(own.length).toBeGreaterThan(0)
  const [row] = await queryOnce<{ orders: number }>(
    pair.replicaUrl,
    'select count(*)::int as orders from orders where customer_id = $1 and order_no = any($2)',
    [shopper?.customerId, own],
  )
  expect(row?.orders).toBe(own.length)
  console.log(
    `${log.requests} requests, ${told.length} orders, ${broken.length} requests cut, ${log.repeatedPresses} orders by a second press, ${log.slow} answers too late`,
  )
})

const ports = async (count: number) => {
  const all: number[] = []
  while (all.length < count) all.push(await freePort())
  return all as [number, number, number, number, number, number]
}
