import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startOwnShop } from './own-shop.ts'

/** How a dependency fails. `hangs` is for as long as the test lasts, more than any patience. */
export const troubles = ['refuses', 'fails', 'hangs', 'babbles'] as const
export type Trouble = (typeof troubles)[number]

/** Between the pages and all that they depend on: the engine and the vendors, of which one can be made to fail. */
export type TroubledWorld = {
  /** Pages over the troubled engine, of a process of their own. */
  origin: string
  /** From now on calls whose address matches fail like this; without arguments none does. */
  trouble(address?: RegExp, how?: Trouble): void
  /** How many calls have met it since. */
  met(): number
  end(): Promise<void>
}

const fail = (how: Trouble, incoming: IncomingMessage, answer: ServerResponse) => {
  if (how === 'refuses') incoming.socket.destroy()
  if (how === 'fails') answer.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"broken"}')
  if (how === 'babbles') answer.writeHead(200, { 'content-type': 'application/json' }).end('{"c_body": [<')
}

/** Starts pages alone (ROLE=storefront) that give no call up, over the shop at `engine`, with a proxy between. */
export const openTroubledWorld = async (engine: string): Promise<TroubledWorld> => {
  const vendors = `http://127.0.0.1:${Number(new URL(engine).port) + 1}`
  let current: { address: RegExp; how: Trouble } | undefined
  let met = 0
  const proxy = createServer((incoming, answer) => {
    const path = incoming.url ?? ''
    if (current?.address.test(path)) {
      met++
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
  const world = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const port = Number(new URL(engine).port) + 5
  const pages = await startOwnShop(port, {
    ROLE: 'storefront',
    NODE_OPTIONS: `--import=${import.meta.resolve('./endless-patience.ts')}`,
    ENGINE_URL: world,
    SIMULATORS_ORIGIN: world,
    MAP_TILE_URL: `${world}/tiles/{z}/{x}/{y}.png`,
  })
  return {
    origin: pages.origin,
    trouble: (address, how) => {
      met = 0
      current = address && how ? { address, how } : undefined
      proxy.closeIdleConnections()
    },
    met: () => met,
    end: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await pages.stop('SIGKILL')
    },
  }
}
