import { once } from 'node:events'
import { connect } from 'node:net'

/** A call whose head the server has and whose body it waits for. */
export type SlowRequest = { finish(): Promise<string>; abort(): void }

/** Begins a POST over a connection of its own; `finish` sends the body and resolves with the raw answer. */
export const beginSlowRequest = async (port: number, path: string): Promise<SlowRequest> => {
  const body = 'grant_type=client_credentials'
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    // The server's word that it has read the head.
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  answer = ''
  return {
    finish: async () => {
      socket.write(body)
      await once(socket, 'close')
      return answer
    },
    abort: () => socket.destroy(),
  }
}
