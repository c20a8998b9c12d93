import type { FastifyInstance, FastifyReply } from 'fastify'

export type Health = {
  draining(): boolean
  /** Resolves when the database answers. */
  askDatabase?(): Promise<unknown>
}

const databasePatienceMs = 2_000

/** `/livez`: the loop turns. `/readyz`: requests are welcome, that is, the database answers and nobody is stopping. */
export const healthRoutes = (app: FastifyInstance, health: Health): void => {
  app.get('/livez', { logLevel: 'silent' }, async (_request, reply) => plain(reply, 200, 'ok'))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (health.draining()) return plain(reply, 503, 'stopping')
    return (await databaseAnswers(health)) ? plain(reply, 200, 'ok') : plain(reply, 503, 'database')
  })
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${text}\n`)

const databaseAnswers = async (health: Health): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(resolve, databasePatienceMs, false).unref())
  const answer = (health.askDatabase?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
