import type { Transport } from './call.ts'

/** Engine calls of the browser: through our own origin, where the session cookie becomes a bearer. */
export const browserTransport =
  (afterwards: () => void): Transport =>
  async (path, request) => {
    const service = path.startsWith('/v3/') ? 'personalization' : 'api'
    const answer = await fetch(`/mobify/proxy/${service}${path}`, {
      ...request,
      headers: { ...request.headers, 'x-session': 'cookie' },
      credentials: 'same-origin',
    })
    const body = await answer.text()
    afterwards()
    return { status: answer.status, body, url: answer.url }
  }
