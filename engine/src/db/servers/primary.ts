import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import type { Server } from './server-list.ts'

/** How long a server may take to say whether it is the primary. */
const answerMs = 2_000
/** How often the primary is asked whether it still is. */
const watchMs = 1_000
/** Between two rounds while no server is the primary. */
const retryMs = 200
/** How long a connection waits for one to become the primary. A pool gives up after five seconds, and says so worse. */
const searchMs = 4_000

/** A standby, and a server that is told to be read-only, say so in this setting. */
const canWrite = "select current_setting('transaction_read_only') = 'off' as yes"

/** Asks a server over a connection of its own. Rejects where it does not answer, and where it is not the primary. */
const askWhetherPrimary = async (server: Server): Promise<Server> => {
  const client = new pg.Client({
    connectionString: server.url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    application_name: 'lamina-watch',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ yes: boolean }>(canWrite)
    if (!rows[0]?.yes) throw new Error(`${server.host}:${server.port} can only be read`)
    return server
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** The one of several servers that can be written to. */
export type Primary = {
  /** A connection to it, as the driver's option `stream` wants it: one that begins to look where it leads when it is opened. */
  openSocket(): Socket
}

/**
 * Follows the primary of a cluster. While connections are open it is asked every second whether it still is; when
 * another server has taken its place, connections to the old one are cut at once, so that what waits for a server that
 * is frozen or cut off fails at once and is asked again of the new one.
 */
export const followPrimary = (servers: readonly Server[]): Primary => {
  const open = new Map<Socket, Server>()
  let known: Server | undefined
  let search: Promise<Server> | undefined
  let watch: NodeJS.Timeout | undefined

  const ask = () => Promise.any(servers.map(askWhetherPrimary))

  const searchFor = async (until: number): Promise<Server> => {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw lastOf(error)
      await wait(retryMs)
      return searchFor(until)
    }
  }

  const follow = (server: Server) => {
    known = server
    for (const [socket, to] of open)
      if (to !== server) socket.destroy(new Error('Connection terminated: another server is the primary'))
    return server
  }

  const find = (): Promise<Server> => {
    if (known) return Promise.resolve(known)
    search ??= searchFor(performance.now() + searchMs)
      .then(follow)
      .finally(() => {
        search = undefined
      })
    return search
  }

  const look = async () => {
    const before = known
    const stillIs = before && (await askWhetherPrimary(before).catch(() => undefined))
    if (!stillIs) await ask().then(follow, () => forget(before))
  }
  const watchOn = () => {
    watch = setTimeout(() => void look().finally(watchOn), watchMs).unref()
  }

  const forget = (server: Server | undefined) => {
    if (known === server) known = undefined
  }

  const opened = (socket: Socket, server: Server) => {
    open.set(socket, server)
    if (!watch) watchOn()
  }
  const closed = (socket: Socket) => {
    // It may have been closed by a server that is going: to ask again costs a connection, to be wrong a refusal.
    forget(open.get(socket))
    open.delete(socket)
    if (open.size > 0) return
    clearTimeout(watch)
    watch = undefined
  }

  class PrimarySocket extends GatheringSocket {
    override connect(): this {
      void find().then(
        (server) => {
          if (this.destroyed) return
          opened(this, server)
          super.connect(server.port, server.host)
        },
        (error: Error) => this.destroy(error),
      )
      return this
    }
  }

  return {
    openSocket: () => {
      const socket = new PrimarySocket()
      socket.once('close', () => closed(socket))
      return socket
    },
  }
}

/** Of several reasons the one to tell: each server has its own. */
const lastOf = (error: unknown): Error => {
  const reasons = error instanceof AggregateError ? (error.errors as Error[]) : [error as Error]
  return reasons.at(-1) ?? new Error('no server answers')
}
