import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nobody listens on: for a shop whose origin must be known before it listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
