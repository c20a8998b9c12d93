import type { FastifyInstance } from 'fastify'

/** When the line goes dead: on the way to the vendor, who never hears of it, or on the way back, when all is done. */
type When = 'before' | 'after'

/**
 * A line that goes dead. Gives the function that says at which call: the next one whose address has this text. To be used
 * before the vendor's own routes are registered.
 */
export const answersToLose = (app: FastifyInstance) => {
  const losses: { path: string; when: When }[] = []
  const take = (url: string, now: When) => {
    const at = losses.findIndex(({ path, when }) => when === now && url.includes(path))
    if (at !== -1) losses.splice(at, 1)
    return at !== -1
  }
  app.addHook('onRequest', async ({ url, raw }, reply) => {
    if (!take(url, 'before')) return
    reply.hijack()
    raw.socket.destroy()
  })
  app.addHook('onSend', async ({ url, raw }) => {
    if (take(url, 'after')) raw.socket.destroy()
  })
  return {
    /** Loses the next answer of an address that has this text. */
    loseAnswer: (path: string, when: When) => void losses.push({ path, when }),
    /** What was to be lost and never came is forgotten. */
    loseNothing: () => void losses.splice(0),
  }
}
