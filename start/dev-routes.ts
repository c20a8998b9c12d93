import type { FastifyPluginAsync } from 'fastify'
import type { movableClock } from '../engine/src/kernel/clock.ts'

const instantExpected = 'now: an instant such as 2026-12-24T18:00:00Z, or null, is expected'

export type DevOptions = {
  clock: ReturnType<typeof movableClock>
  /** Names and links for the first page. */
  links: readonly (readonly [name: string, href: string])[]
}

/**
 * What helps while trying the demo, never in production. `/dev` shows the way to everything else. `/dev/clock`: GET
 * tells the shop's time, POST `{"now": "2026-12-24T18:00:00Z"}` moves it, `{"now": null}` returns to the real one.
 */
export const devRoutes: FastifyPluginAsync<DevOptions> = async (app, { clock, links }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  })
  app.get('/dev', async (_request, reply) => {
    const items = links.map(([name, href]) => `<li><a href="${href}">${name}</a></li>`).join('')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      .send(
        `<!doctype html><html lang="es"><meta charset="utf-8"><title>Lámina: demo</title><h1>Demo</h1><ul>${items}</ul>`,
      )
  })
  app.get('/dev/clock', async () => ({ now: clock.now() }))
  app.post<{ Body: { now?: string | null } | null }>('/dev/clock', async (request, reply) => {
    const { now = null } = request.body ?? {}
    const instant = now === null ? undefined : new Date(now)
    if (instant && Number.isNaN(instant.getTime())) return reply.code(400).send({ error: instantExpected })
    clock.moveTo(instant)
    return { now: clock.now() }
  })
}
