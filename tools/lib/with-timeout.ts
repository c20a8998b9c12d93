import { setTimeout as pause } from 'node:timers/promises'

/**
 * What a promise gives, if it does so within `seconds`. Throws after them, saying what was waited for; `details` is read then, so
 * that it tells how far it came.
 */
export const withTimeout = async <T>(
  seconds: number,
  awaited: string,
  promise: Promise<T>,
  details: () => string = () => '',
): Promise<T> => {
  const waiting = new AbortController()
  const late = pause(seconds * 1000, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`${awaited} took more than ${seconds} seconds. ${details()}`.trim())
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    waiting.abort()
  }
}
