import { isChunkError } from '../chunks/chunk-error.ts'

/** A place in a built script, as every browser writes it into a stack. */
const frame = /\/static\/assets\/([\w-]+\.js):(\d+):(\d+)/g
const mostFrames = 20
/** Reports of one document: an error in a loop is told once, and a page that is broken all over a few times. */
const mostReports = 5
const reported = new Set<string>()

const framesOf = ({ stack = '' }: Error) =>
  [...stack.matchAll(frame)]
    .slice(0, mostFrames)
    .map(([, file, line, column]) => ({ file, line: Number(line), column: Number(column) }))

/** What is no fault of the code: a script that did not come, a request that was given up. */
const isExpected = (error: Error) => error.name === 'AbortError' || isChunkError(error)

/**
 * Sends an error that nobody caught to the shop's log, without cookies (docs/decisions/039). Errors with no line of our own
 * scripts (extensions, scripts of vendors) are not sent. Loaded when the first error comes.
 */
export const sendError = (event: ErrorEvent | PromiseRejectionEvent): void => {
  const error: unknown = event instanceof ErrorEvent ? event.error : event.reason
  if (!(error instanceof Error) || isExpected(error)) return
  const frames = framesOf(error)
  const key = JSON.stringify([error.message, frames[0]])
  if (frames.length === 0 || reported.has(key) || reported.size === mostReports) return
  reported.add(key)
  const body = {
    name: error.name.slice(0, 50),
    message: error.message.slice(0, 500),
    path: location.pathname.slice(0, 500),
    frames,
  }
  // Whoever is offline, or over the limit, has nothing to hear.
  fetch('/mobify/errors', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
