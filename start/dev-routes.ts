import type { FastifyInstance } from 'fastify'
import type { movableClock } from '../engine/src/kernel/clock.ts'

/**
 * `/dev/clock` of the demo: GET tells the shop's time, POST `{"now": "2026-12-24T18:00:00Z"}` moves it, and
 * `{"now": null}` returns to the real one.
 */
export const devClock = (app: FastifyInstance, clock: ReturnType<typeof movableClock>): void => {
  app.get('/dev/clock', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ now: clock.now() }),
  )
  app.post<{ Body: { now?: string | null } }>('/dev/clock', async (request, reply) => {
    const { now = null } = request.body ?? {}
    const instant = now === null ? undefined : new Date(now)
    if (instant && Number.isNaN(instant.getTime())) {
      return reply
        .code(400)
        .send({ error: 'now: an instant such as 2026-12-24T18:00:00Z, or null, is expected' })
    }
    clock.moveTo(instant)
    return { now: clock.now() }
  })
}
