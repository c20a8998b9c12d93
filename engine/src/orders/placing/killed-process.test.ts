import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

let shop: OrderShop
let child: ChildProcess | undefined
/** A processor that takes calls and never answers. */
const silent = createServer((socket) => socket.on('error', () => undefined))

beforeAll(async () => {
  shop = await openOrderShop()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(async () => {
  child?.kill('SIGKILL')
  silent.close()
  await shop.close()
})

const startProcess = async () => {
  const { port } = silent.address() as AddressInfo
  const script = fileURLToPath(new URL('../testing/engine-process.ts', import.meta.url))
  const secret = 'test-secret-key-0123456789abcdef0123456789'
  const args = [script, shop.database.url, secret, `http://127.0.0.1:${port}`]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return `http://127.0.0.1:${line.toString().trim()}`
}

test('a process killed while the card is asked for leaves a whole order, and the sweep undoes it', async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], card: '4111111111111111' })
  const before = await shop.onHand('QA-SCREW')
  const address = await startProcess()
  const asked = once(silent, 'connection')
  const answer = fetch(`${address}${ordersPath}?${site}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ready.buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ basketId: ready.basketId }),
  }).catch(() => 'cut')
  await asked
  child?.kill('SIGKILL')
  expect(await answer).toBe('cut')

  const states = async () => {
    const { rows } = await shop.database.pool.query<{ state: string }>(
      "select o.status || ' ' || p.status as state from orders o join payment p using (order_no)",
    )
    return rows.map(({ state }) => state)
  }
  expect(await states()).toEqual(['created started'])
  expect(before - (await shop.onHand('QA-SCREW'))).toBe(1)

  // By then whatever the processor may have charged is known, or voided.
  shop.clock.moveTo(new Date(Date.now() + 4 * 60_000))
  await shop.engine.startJobs()
  await vi.waitFor(async () => expect(await states()).toEqual(['failed refused']), {
    timeout: 15_000,
    interval: 100,
  })
  expect(await shop.onHand('QA-SCREW')).toBe(before)
  expect((await ready.buyer.call('GET', `/baskets/${ready.basketId}`)).body.orderTotal).toBe(
    ready.shown.orderTotal,
  )
}, 60_000)
