import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** While draining: /readyz says 503 and every answer asks its client to connect anew, elsewhere. */
export type Drain = {
  readonly draining: boolean
  /** Stops taking requests and resolves when those that had begun are answered. */
  stop(): Promise<void>
}

/** Long enough for a balancer to ask /readyz, and for a browser to use its idle connection once more. */
const listeningMs = 2_000
/** Beyond every time limit of ours; a request that is still open then is cut. */
const patienceMs = 12_000

/**
 * Prepares a listener for a graceful stop. Register before its routes. The listener must have been made with
 * `return503OnClosing: false`: a request that comes over a connection that is still open is served.
 */
export const drainable = (app: FastifyInstance): Drain => {
  let draining = false
  const sockets = new Set<Socket>()
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    if (sockets.has(socket)) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  return {
    get draining() {
      return draining
    },
    stop: async () => {
      draining = true
      const deadline = Date.now() + listeningMs
      while (sockets.size > 0 && Date.now() < deadline) await delay(20)
      const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), patienceMs)
      await app.close()
      clearTimeout(cut)
    },
  }
}
