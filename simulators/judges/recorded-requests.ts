import type { FastifyInstance } from 'fastify'
import type { Exchange } from './open-api.ts'

const parse = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps what reaches a simulator and what it answers: the bodies that our adapters send, and those they get. */
export const recordRequests = (app: FastifyInstance) => {
  const exchanges: Exchange[] = []
  app.addHook('onSend', async ({ method, url, body }, { statusCode }, payload) => {
    const request = typeof body === 'string' ? parse(body) : (body ?? undefined)
    exchanges.push({
      method,
      path: url.split('?')[0] ?? '',
      request,
      status: statusCode,
      answer: parse(payload),
    })
  })
  return {
    exchanges,
    /** The latest body that went to a path. */
    bodyOf: (path: RegExp): unknown => {
      const found = exchanges.findLast((one) => one.request !== undefined && path.test(one.path))
      if (!found) throw new Error(`nothing was sent to ${path}`)
      return found.request
    },
  }
}
