import { Server, Socket } from 'node:net'
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * While draining, /readyz answers 503 and every answer asks its client to close the connection and open another, to
 * another process.
 */
export type Drain = {
  readonly draining: boolean
  /** Stops taking requests and resolves when those that had begun are answered. */
  stop(): Promise<void>
}

/**
 * Two seconds: long enough for a balancer to ask /readyz, and for a browser to use its idle connection once more. Counted in
 * turns, since time that a busy process spent on something else was no time to listen.
 */
const listeningTurns = 100
const turnMs = 20
/** Most turns in which those who wait at the door are taken in. */
const acceptingTurns = 1_000
/** A turn that took longer was busy with something else, and somebody may have come meanwhile. */
const quietTurnMs = 2
/** Turns in which requests on just accepted connections are read. */
const readingTurns = 5
/** Beyond every time limit of ours; a request that is still open then is cut. */
const patienceMs = 12_000

/**
 * Prepares a listener for a graceful stop. Register before its routes. The listener must have been made with
 * `return503OnClosing: false`: a request that comes over a connection that is still open is served.
 */
export const prepareDrain = (app: FastifyInstance): Drain => {
  let draining = false
  const sockets = new Set<Socket>()
  let accepted = 0
  app.server.on('connection', () => accepted++)
  /** The event loop takes in one connection a turn: whoever still waits when the door closes is cut by the kernel. */
  const untilNobodyWaits = async () => {
    for (let count = 0; count < acceptingTurns; count++) {
      const [before, began] = [accepted, performance.now()]
      await turn()
      if (accepted === before && performance.now() - began < quietTurnMs) return
    }
  }
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    // Pages ask the engine without a connection: what stands for one is never closed.
    if (!(socket instanceof Socket) || sockets.has(socket)) return
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
      for (let count = 0; count < listeningTurns && sockets.size > 0; count++) await delay(turnMs)
      await untilNobodyWaits()
      // The door alone: HTTP's own closing would cut connections that were accepted and are not read yet.
      Server.prototype.close.call(app.server)
      for (let count = 0; count < readingTurns; count++) await delay(turnMs)
      const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), patienceMs)
      await app.close()
      clearTimeout(cut)
    },
  }
}
