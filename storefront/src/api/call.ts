import type { Answer, OperationContract } from '../../../engine/src/kernel/contract.ts'
import type { CallArguments, Operation } from './operation.ts'
import { isProblem, Problem, problemOf } from './problem.ts'

export type Request = { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal }
/**
 * `url`: where the answer came from in the end, after redirects were followed. `content`: what the body says, where whoever
 * brings it has read it already; it is others' too, so nobody changes it.
 */
export type Response = { status: number; body: string; url?: string; content?: unknown }
/** Carries one request to the engine: the browser's fetch, or the server's engine client. `path` begins at the engine's root. */
export type Transport = (path: string, request: Request) => Promise<Response>

export type CallSettings = {
  transport: Transport
  organizationId: string
  siteId: string
  locale: string
  timeout: number
  newId: () => string
}

/**
 * Calls an operation of the engine: `await call(products.getProduct, { params: { id }, query: { expand } })`.
 * Gives the success body; throws a `Problem` for any other answer, for one that cannot be read (`unexpected`), for no
 * answer (`network`) and for a late one (`timeout`).
 */
export type Call = <C extends OperationContract>(
  operation: Operation<C>,
  ...input: CallArguments<C>
) => Promise<Answer<C>>

type Scalar = string | number | boolean
type LooseInput = {
  params?: Record<string, Scalar | undefined>
  query?: Record<string, Scalar | readonly Scalar[] | null | undefined>
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

const fillPath = (template: string, params: NonNullable<LooseInput['params']>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${template} needs the parameter '${name}'`)
    return encodeURIComponent(String(value))
  })

/** Arrays are joined by commas; `refine` alone is repeated (contract 2). */
const writeQuery = (query: NonNullable<LooseInput['query']>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (name === 'refine' && Array.isArray(value)) for (const one of value) search.append(name, String(one))
    else search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.toString()
}

const writeForm = (body: unknown) => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, String(value))
  return form.toString()
}

/** Custom calls may answer text where they promise JSON; it arrives as `raw` (S7.037). */
const readBody = (body: string, custom: boolean): unknown => {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    if (custom) return { raw: body }
    throw new Problem(502, 'unexpected', 'Unexpected answer', 'The answer is no JSON.')
  }
}

const failureOf = (error: unknown): unknown => {
  if (isProblem(error) || (error instanceof Error && error.name === 'AbortError')) return error
  return new Problem(0, 'network', 'No connection', String(error))
}

/**
 * What `send` brings within a time, unless `signal` fires first: not every transport can be stopped, but nobody waits for it
 * longer. Leaves nothing behind: a server makes hundreds of calls a second.
 */
const within = <T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = new AbortController()
    const giveUp = (reason: unknown) => {
      end()
      stop.abort(reason)
      reject(reason)
    }
    const abort = () => giveUp(signal?.reason)
    const late = () => giveUp(new Problem(0, 'timeout', 'Timeout', 'The engine did not answer in time.'))
    const timer = setTimeout(late, milliseconds)
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    send(stop.signal).then(resolve, reject).finally(end)
  })

export const createCall = (settings: CallSettings): Call => {
  const call = async (operation: string, input: LooseInput = {}): Promise<unknown> => {
    const [method = 'GET', template = ''] = operation.split(' ')
    const auth = template.startsWith('/shopper/auth/')
    const path = fillPath(template, { organizationId: settings.organizationId, ...input.params })
    const query = writeQuery(
      auth ? { ...input.query } : { siteId: settings.siteId, locale: settings.locale, ...input.query },
    )
    const headers: Record<string, string> = {
      accept: 'application/json',
      'correlation-id': settings.newId(),
      ...input.headers,
    }
    let body: string | undefined
    if (input.body !== undefined) {
      headers['content-type'] = auth ? 'application/x-www-form-urlencoded' : 'application/json'
      body = auth ? writeForm(input.body) : JSON.stringify(input.body)
    }
    let answer: Response
    try {
      answer = await within(settings.timeout, input.signal, (signal) =>
        settings.transport(query ? `${path}?${query}` : path, { method, headers, body, signal }),
      )
    } catch (error) {
      throw failureOf(error)
    }
    if (answer.status >= 400) throw problemOf(answer.status, answer.body)
    return answer.content ?? readBody(answer.body, template.startsWith('/custom/'))
  }
  // What came over the network is taken for the operation's answer: the engine holds its own to the same schema.
  return call as Call
}
