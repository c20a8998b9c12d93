import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { remoteEngine } from './engine-client.ts'

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
