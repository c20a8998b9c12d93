import type { FastifyInstance } from 'fastify'
import { readInProcess } from './read-in-process.ts'

export type EngineRequest = { method: string; headers: Record<string, string>; body?: string | Uint8Array }
export type EngineAnswer = {
  status: number
  statusText: string
  headers: Record<string, string | string[]>
  body: Buffer
}
/** Sends one request to the engine: `path` begins at the engine's root and holds the query. */
export type EngineClient = (path: string, init: EngineRequest) => Promise<EngineAnswer>

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/**
 * The engine in this process: still through its validation and serialisation, without a socket. The shopper's
 * address (`x-forwarded-for`, written by us alone) becomes the request's own.
 */
export const inProcessEngine = (engine: FastifyInstance): EngineClient => {
  let isReady = false
  return async (path, { method, headers, body }) => {
    const { 'x-forwarded-for': address = '127.0.0.1', ...rest } = headers
    if (!isReady) await engine.ready()
    isReady = true
    return method === 'GET' && body === undefined
      ? readInProcess(engine, path, rest, address)
      : injectRequest(engine, path, { method, headers: rest, body }, address)
  }
}

const injectRequest = async (
  engine: FastifyInstance,
  path: string,
  { method, headers, body }: EngineRequest,
  address: string,
): Promise<EngineAnswer> => {
  const answer = await engine.inject({
    url: path,
    method: method as Method,
    headers,
    payload: body === undefined ? undefined : Buffer.from(body),
    remoteAddress: address,
    // Else the whole body is made a text too, which nobody reads.
    payloadAsStream: true,
  })
  const chunks: Buffer[] = []
  for await (const chunk of answer.stream()) chunks.push(chunk as Buffer)
  const given: EngineAnswer['headers'] = {}
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) given[name] = Array.isArray(value) ? value : String(value)
  }
  return {
    status: answer.statusCode,
    statusText: answer.statusMessage,
    headers: given,
    body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
  }
}

const remoteTimeout = 15_000

/** A kept connection may be closed by the other side in the instant it is used again: a read is then asked once more. */
const fetchWithRetry = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init)
  } catch (error) {
    // Not what took too long, which is no TypeError.
    if (init.method !== 'GET' || !(error instanceof TypeError)) throw error
    return fetch(url, init)
  }
}

/** An engine elsewhere (ENGINE_URL). Redirects are answers, not followed. */
export const remoteEngine = (base: string, timeoutMs = remoteTimeout): EngineClient => {
  const root = base.replace(/\/+$/, '')
  return async (path, { method, headers, body }) => {
    const answer = await fetchWithRetry(root + path, {
      method,
      headers,
      body: body === undefined ? undefined : Buffer.from(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const given: EngineAnswer['headers'] = {}
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') given[name] = value
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) given['set-cookie'] = cookies
    // fetch has already unpacked the body.
    delete given['content-encoding']
    delete given['content-length']
    return {
      status: answer.status,
      statusText: answer.statusText,
      headers: given,
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }
}
