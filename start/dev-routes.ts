import type { FastifyPluginAsync } from 'fastify'
import type { movableClock } from '../engine/src/kernel/clock.ts'

const instantExpected = 'now: an instant such as 2026-12-24T18:00:00Z, or null, is expected'

/**
 * `/dev/clock` of the demo: GET tells the shop's time, POST `{"now": "2026-12-24T18:00:00Z"}` moves it, and
 * `{"now": null}` returns to the real one.
 */
export const devRoutes: FastifyPluginAsync<{ clock: ReturnType<typeof movableClock> }> = async (
  app,
  { clock },
) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/dev/clock', async () => ({ now: clock.now() }))
  app.post<{ Body: { now?: string | null } | null }>('/dev/clock', async (request, reply) => {
    const { now = null } = request.body ?? {}
    const instant = now === null ? undefined : new Date(now)
    if (instant && Number.isNaN(instant.getTime())) return reply.code(400).send({ error: instantExpected })
    clock.moveTo(instant)
    return { now: clock.now() }
  })
}
