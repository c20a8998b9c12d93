import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startOwnShop } from './own-shop.ts'

/** How a dependency fails. `hangs` is for as long as the test lasts, more than any patience. */
export const faultModes = ['refuses', 'fails', 'hangs', 'babbles'] as const
export type FaultMode = (typeof faultModes)[number]

/** Between the pages and all that they depend on: the engine and the vendors, of which one can be made to fail. */
export type FaultyDependencies = {
  /** Pages of a process of their own, over the engine behind the proxy. */
  origin: string
  /** From now on calls whose address matches fail like this; without arguments none does. */
  setFault(address?: RegExp, how?: FaultMode): void
  /** How many calls have met it since. */
  hits(): number
  end(): Promise<void>
}

const fail = (how: FaultMode, incoming: IncomingMessage, answer: ServerResponse) => {
  if (how === 'refuses') incoming.socket.destroy()
  if (how === 'fails') answer.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"broken"}')
  if (how === 'babbles') answer.writeHead(200, { 'content-type': 'application/json' }).end('{"c_body": [<')
}

/** Starts pages alone (ROLE=storefront) that give no call up, over the shop at `engine`, with a proxy between. */
export const openFaultyDependencies = async (engine: string): Promise<FaultyDependencies> => {
  const vendors = `http://127.0.0.1:${Number(new URL(engine).port) + 1}`
  let current: { address: RegExp; how: FaultMode } | undefined
  let hits = 0
  const proxy = createServer((incoming, answer) => {
    const path = incoming.url ?? ''
    if (current?.address.test(path)) {
      hits++
      return fail(current.how, incoming, answer)
    }
    const target = path.startsWith('/visitors') ? vendors : engine
    const onward = request(target + path, { method: incoming.method, headers: incoming.headers }, (reply) => {
      // How long a connection is kept is said by each side for itself.
      const { connection: _ours, 'keep-alive': _time, ...headers } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const proxyOrigin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const port = Number(new URL(engine).port) + 5
  const pages = await startOwnShop(port, {
    ROLE: 'storefront',
    NODE_OPTIONS: `--import=${import.meta.resolve('./disable-timeouts.ts')}`,
    ENGINE_URL: proxyOrigin,
    SIMULATORS_ORIGIN: proxyOrigin,
    MAP_TILE_URL: `${proxyOrigin}/tiles/{z}/{x}/{y}.png`,
  })
  return {
    origin: pages.origin,
    setFault: (address, how) => {
      hits = 0
      current = address && how ? { address, how } : undefined
      proxy.closeIdleConnections()
    },
    hits: () => hits,
    end: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await pages.stop('SIGKILL')
    },
  }
}
