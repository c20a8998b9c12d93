import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { headers: IncomingMessage['headers']; body: { email_id: string; token: string } }

/** An application's callback on a port of its own, and what it was told, in order. */
export const startCallbackReceiver = async (path: string) => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
