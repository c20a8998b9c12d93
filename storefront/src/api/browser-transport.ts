import type { Transport } from './call.ts'

/**
 * Engine calls of the browser: through our own origin, where the session cookie becomes a bearer. A guest's session
 * begins with their first call that writes; until its cookie is there (`hasSession`) writes wait for one another, or
 * each of two sent at once would begin a session of its own and one of them lose what it wrote. One that fails holds no
 * other back. `afterwards` is called after each answer, whose cookies may have changed who the shopper is.
 */
export const browserTransport = (afterwards: () => void, hasSession: () => boolean): Transport => {
  let last: Promise<unknown> = Promise.resolve()
  return (path, request) => {
    const isEngine = !path.startsWith('/v3/')
    const send = async () => {
      const answer = await fetch(`/mobify/proxy/${isEngine ? 'api' : 'personalization'}${path}`, {
        ...request,
        headers: { ...request.headers, 'x-session': 'cookie' },
        credentials: 'same-origin',
      })
      const body = await answer.text()
      afterwards()
      return { status: answer.status, body, url: answer.url }
    }
    if (!isEngine || request.method === 'GET' || hasSession()) return send()
    const mine = last.then(send)
    last = mine.catch(() => {})
    return mine
  }
}
