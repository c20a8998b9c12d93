import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { inProcessEngine, remoteEngine } from './engine-client.ts'

test('a read whose connection breaks is asked once more, a write is not', async () => {
  const seen: string[] = []
  const engine = createServer((request, answer) => {
    seen.push(request.method ?? '')
    if (seen.length % 2 === 1) request.socket.destroy()
    else answer.end('here')
  })
  await once(engine.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void engine.close())
  const call = remoteEngine(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`)
  const answer = await call('/a', { method: 'GET', headers: {} })
  expect([answer.body.toString(), seen]).toEqual(['here', ['GET', 'GET']])
  await expect(call('/a', { method: 'POST', headers: {}, body: '{}' })).rejects.toThrow('fetch failed')
  expect(seen).toEqual(['GET', 'GET', 'POST'])
})

const cachedBytes = Buffer.from('{"cached":true}')

/** A listener with an answer of every kind. */
const listener = () => {
  const app = Fastify()
  app.get('/bytes', async (_, reply) => reply.type('application/json').send(cachedBytes))
  app.get('/object', async ({ ip, query, headers }) => ({ ip, query, asked: headers.accept }))
  app.get('/stream', async (_, reply) => reply.type('text/plain').send(Readable.from(['to', 'gether'])))
  app.get('/empty', async (_, reply) => reply.code(204).header('set-cookie', ['a=1', 'b=2']).send())
  app.get('/fault', async () => {
    throw new Error('out of order')
  })
  app.get('/broken', async (_, reply) => {
    const halfway = async function* () {
      yield 'half'
      throw new Error('and no further')
    }
    return reply.type('text/plain').send(Readable.from(halfway()))
  })
  return app
}

/** What HTTP says of a connection and its message. */
const ofConnections = ['date', 'connection', 'transfer-encoding']

test('a read within the process is answered as one that comes over a connection', async () => {
  const app = listener()
  const near = inProcessEngine(app)
  const headers = { accept: 'text/a', 'x-forwarded-for': '192.0.2.7' }
  const read = (path: string) => near(path, { method: 'GET', headers })
  for (const path of ['/bytes', '/object?a=1&b=%C3%B1', '/stream', '/empty', '/fault', '/nowhere']) {
    const { status, headers: given, body } = await read(path)
    const over = await app.inject({ url: path, headers: { accept: 'text/a' }, remoteAddress: '192.0.2.7' })
    expect([path, status, body.toString()]).toEqual([path, over.statusCode, over.body])
    expect(over.headers).toMatchObject(given)
    expect(Object.keys(given)).toEqual(
      Object.keys(over.headers).filter((name) => !ofConnections.includes(name)),
    )
  }
  await expect(read('/broken')).rejects.toThrow()
})

test('bytes that a cache holds come as they are, not copied', async () => {
  const near = inProcessEngine(listener())
  expect((await near('/bytes', { method: 'GET', headers: {} })).body).toBe(cachedBytes)
})
