import type { Transport } from './call.ts'

/**
 * What it gives runs one task after the other until `isOpen`, then all at once; a task that fails does not hold the next.
 */
const queueUntil = (isOpen: () => boolean) => {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (isOpen()) return task()
    const mine = last.then(task)
    last = mine.catch(() => {})
    return mine
  }
}

/**
 * Engine calls of the browser: through our own origin, where the session cookie becomes a bearer. A guest's session
 * begins with their first call that writes; writes wait for one another until its cookie is there (`hasSession`), or
 * each of two sent at once would begin a session of its own and one of them lose what it wrote.
 * `afterwards` is called after each answer, whose cookies may have changed who the shopper is.
 */
export const browserTransport = (afterwards: () => void, hasSession: () => boolean): Transport => {
  const inTurn = queueUntil(hasSession)
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
    return isEngine && request.method !== 'GET' ? inTurn(send) : send()
  }
}
