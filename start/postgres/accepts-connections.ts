import { createConnection } from 'node:net'
import { join } from 'node:path'

// The protocol's question "do you speak TLS?": length 8, code 80877103. Every PostgreSQL answers one letter, N or S.
const tlsQuestion = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/** Whether a PostgreSQL answers on the socket in this folder within a second. */
export function acceptsConnections(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(socketFolder, '.s.PGSQL.5432'))
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(1000, () => finish(false))
    socket.on('error', () => finish(false))
    socket.on('connect', () => socket.write(tlsQuestion))
    socket.on('data', (answer) => finish(answer[0] === 0x4e || answer[0] === 0x53))
    socket.on('close', () => finish(false))
  })
}
