import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareDrain } from './drain.ts'
import { runScript } from './testing/child.ts'

test('a request that came while the stopping process was busy is answered, not cut', async () => {
  const app = Fastify({ return503OnClosing: false })
  const drain = prepareDrain(app)
  app.post('/', async () => 'done')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  // A connection that is kept, so that there is somebody to wait for.
  const kept = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void kept.destroy())
  kept.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  await once(kept, 'data')
  const at = Date.now() + 1_500
  const client = runScript(new URL('testing/fetch-at.ts', import.meta.url).pathname, [address, String(at)])
  await client.line(/waiting/)
  const stopped = drain.stop()
  // Longer than it listens: the request arrives and nobody reads it.
  while (Date.now() < at + 1_500);
  expect(await client.line(/answered|failed/)).toBe('answered 200')
  kept.destroy()
  await stopped
})

test('a connection that was taken in and not read yet when the door closes is answered', async () => {
  const app = Fastify({ return503OnClosing: false })
  const drain = prepareDrain(app)
  app.post('/', async () => 'done')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const taken = once(app.server, 'connection')
  const late = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void late.destroy())
  await taken
  const stopped = drain.stop()
  await vi.waitFor(() => expect(app.server.listening).toBe(false), { interval: 1, timeout: 15_000 })
  late.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  const [answer] = await once(late, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i)
  await stopped
})

test('all who wait at the door when it closes are answered', async () => {
  const app = Fastify({ return503OnClosing: false })
  const drain = prepareDrain(app)
  app.post('/', async () => 'done')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const late = Array.from({ length: 5 }, () => connect(Number(new URL(address).port), '127.0.0.1'))
  onTestFinished(() => late.forEach((one) => one.destroy()))
  for (const one of late) one.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  // The kernel has taken them in, and the process has not looked yet.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const stopped = drain.stop()
  const answers = await Promise.all(late.map(async (one) => String(await once(one, 'data'))))
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(5).fill('HTTP/1.1 200'))
  await stopped
})

test('a call within the process is no connection to wait for', async () => {
  const app = Fastify({ return503OnClosing: false })
  const drain = prepareDrain(app)
  app.get('/', async () => 'done')
  await app.listen({ host: '127.0.0.1', port: 0 })
  expect((await app.inject('/')).body).toBe('done')
  const stopped = drain.stop()
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(app.server.listening).toBe(false)
  await stopped
})
