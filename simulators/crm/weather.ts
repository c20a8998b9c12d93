import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * How the vendor fares: `refusing` answers 503, `slow` after 15 s, `garbled` with what is no JSON, `dead` not at all,
 * `deaf` does the work and then drops the line.
 */
export const weathers = ['fine', 'refusing', 'slow', 'garbled', 'dead', 'deaf'] as const
export type Weather = (typeof weathers)[number]

export const isWeather = (value: unknown): value is Weather => weathers.some((one) => one === value)

const slowMs = 15_000

const drop = (reply: FastifyReply) => {
  reply.hijack()
  reply.raw.destroy()
}

/** Lets the weather loose on every call below this plugin. */
export const exposeTo = (app: FastifyInstance, weather: () => Weather) => {
  app.addHook('onRequest', async (_request, reply) => {
    switch (weather()) {
      case 'refusing':
        return reply.code(503).send([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Please try again later.' }])
      case 'garbled':
        return reply.code(200).type('application/json').send('<html>{"')
      case 'dead':
        return drop(reply)
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, slowMs).unref())
        return
      default:
        return
    }
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (weather() === 'deaf') reply.raw.destroy()
    return payload
  })
}
