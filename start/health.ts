import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Engine } from '../engine/src/index.ts'

export type Health = {
  draining(): boolean
  /** Tells whether the database can do its work; rejects while it does not answer. */
  checkDatabase?: Engine['checkDatabase']
}

const databasePatienceMs = 2_000

/**
 * `/livez`: the event loop turns. `/readyz`: requests are welcome, that is, the database works and the process is not
 * stopping.
 */
export const healthRoutes = (app: FastifyInstance, health: Health): void => {
  app.get('/livez', { logLevel: 'silent' }, async (_request, reply) => sendPlain(reply, 200, 'ok'))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (health.draining()) return sendPlain(reply, 503, 'stopping')
    const database = await stateOfDatabase(health)
    return database === 'ok' ? sendPlain(reply, 200, 'ok') : sendPlain(reply, 503, database)
  })
}

const sendPlain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${text}\n`)

const stateOfDatabase = async ({ checkDatabase }: Health): Promise<string> => {
  if (!checkDatabase) return 'ok'
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, databasePatienceMs, 'late').unref())
  const state = await Promise.race([checkDatabase().catch(() => 'gone' as const), late])
  if (state === 'cannot write') return 'database cannot write'
  return state === 'ok' ? 'ok' : 'database'
}
