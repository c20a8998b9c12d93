import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * How the vendor fails: `unavailable` answers 503, `slow` after 15 s, `malformed` with what is no JSON, `no-answer` not at
 * all, `lost-answer` does the work and then closes the connection.
 */
export const faultModes = ['none', 'unavailable', 'slow', 'malformed', 'no-answer', 'lost-answer'] as const
export type FaultMode = (typeof faultModes)[number]

export const isFaultMode = (value: unknown): value is FaultMode => faultModes.some((one) => one === value)

const slowMs = 15_000

const drop = (reply: FastifyReply) => {
  reply.hijack()
  reply.raw.destroy()
}

/** Makes every call below this plugin fail by the present mode. */
export const injectFaults = (app: FastifyInstance, mode: () => FaultMode) => {
  app.addHook('onRequest', async (_request, reply) => {
    switch (mode()) {
      case 'unavailable':
        return reply.code(503).send([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Please try again later.' }])
      case 'malformed':
        return reply.code(200).type('application/json').send('<html>{"')
      case 'no-answer':
        return drop(reply)
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, slowMs).unref())
        return
      default:
        return
    }
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (mode() === 'lost-answer') reply.raw.destroy()
    return payload
  })
}
