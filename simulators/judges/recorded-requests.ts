import type { FastifyInstance } from 'fastify'

export type RecordedRequest = { method: string; path: string; body: unknown }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps what reaches a simulator: the bodies that our adapters send. */
export const recordRequests = (app: FastifyInstance) => {
  const requests: RecordedRequest[] = []
  app.addHook('preHandler', async ({ method, url, body }) => {
    const content = typeof body === 'string' ? parse(body) : body
    requests.push({ method, path: url.split('?')[0] ?? '', body: content })
  })
  return {
    /** The latest body that went to a path. */
    bodyOf: (path: RegExp) => {
      const found = requests.findLast((request) => path.test(request.path))
      if (!found) throw new Error(`nothing was sent to ${path}`)
      return found.body
    },
  }
}
