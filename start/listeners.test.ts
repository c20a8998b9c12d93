import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { shopListener } from './listeners.ts'
import { createLog } from './log.ts'

const app = shopListener(readConfig({ LOG_LEVEL: 'silent' }), createLog('silent'))
let port: number
beforeAll(async () => {
  app.all('/*', async ({ raw, host }) => ({ target: raw.url, host }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends a request as these lines; status and body of the answer. */
const ask = async (target: string, ...hosts: string[]) => {
  const socket = connect(port, '127.0.0.1')
  const lines = [
    `GET ${target} HTTP/1.1`,
    ...hosts.map((host) => `Host: ${host}`),
    'Connection: close',
    '',
    '',
  ]
  socket.end(lines.join('\r\n'))
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes.toString()
  })
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.slice(9, 12)), head, body }
}

test('[G2.005] a request line that names the whole address of this host is the request for its path', async () => {
  for (const target of [
    'http://shop.example/product/1?q=a',
    'HTTPS://shop.example/product/1?q=a',
    'http://SHOP.EXAMPLE/product/1?q=a',
  ]) {
    const { status, body } = await ask(target, 'shop.example')
    expect([status, JSON.parse(body)]).toEqual([200, { target: '/product/1?q=a', host: 'shop.example' }])
  }
  expect(JSON.parse((await ask('http://shop.example', 'shop.example')).body)).toMatchObject({ target: '/' })
})

test.each([
  ['another host than the one the request is sent to', 'http://evil.example/', ['shop.example']],
  ['a user before the host', 'http://me@shop.example/', ['shop.example']],
  ['another scheme', 'ftp://shop.example/', ['shop.example']],
  ['two hosts', '/', ['shop.example', 'evil.example']],
  ['the same host twice', '/', ['shop.example', 'shop.example']],
  ['a path that holds no text', '/product/%00', ['shop.example']],
  ['a query that holds no text', '/search?q=a%00b', ['shop.example']],
  ['neither path nor address', '*', ['shop.example']],
])('[G2.005] %s is 400 and told as a problem', async (_name, target, hosts) => {
  const { status, head, body } = await ask(target, ...hosts)
  expect([status, JSON.parse(body).title]).toEqual([400, 'Bad Request'])
  expect(head).toContain('application/problem+json')
})

test('an encoded per cent sign is text', async () => {
  expect((await ask('/search?q=100%2500', 'shop.example')).status).toBe(200)
})
