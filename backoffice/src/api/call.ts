import type { Interruptions } from './interruption.ts'
import type { Answer, CallArguments, CallInput, Contract, Operation } from './operation.ts'
import { isProblem, Problem, problemOf } from './problem.ts'

/** What an answer says, and the revision that it names. */
export type Tagged<T> = { data: T; etag: string | undefined }

/**
 * Calls an operation of the Admin API: `await call(orders.getOrder, { params: { orderNo } })`. Gives what the answer says;
 * throws a `Problem` for any other, and for none (`network`). A session that is over and a second factor that is asked for
 * are the person's to answer, in a dialog; the call then goes on.
 */
export type Call = {
  <C extends Contract>(operation: Operation<C>, ...input: CallArguments<C>): Promise<Answer<C>>
  /** The same, with the revision of what was read or written. */
  tagged<C extends Contract>(operation: Operation<C>, ...input: CallArguments<C>): Promise<Tagged<Answer<C>>>
  /** A file that an operation answers with. */
  file<C extends Contract>(operation: Operation<C>, ...input: CallArguments<C>): Promise<Blob>
}

export type CallSettings = {
  organizationId: string
  siteId: string
  interruptions: Interruptions
  /** Names of goods and places come in it. */
  language: string
  fetch: typeof fetch
}

type LooseInput = CallInput<Contract> & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const fillPath = (template: string, params: Record<string, unknown>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])))

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(textOf).join(',')
      : JSON.stringify(value)

const writeQuery = (query: Record<string, unknown>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, textOf(value))
  return search.toString()
}

/** Products are the organization's: their calls name no site. */
const isOfSite = (template: string) => !template.startsWith('/product/')

const requestOf = (
  operation: string,
  input: LooseInput,
  { organizationId, siteId, language }: CallSettings,
) => {
  const [method = 'GET', template = ''] = operation.split(' ')
  const path = fillPath(template, { organizationId, ...input.params })
  const query = writeQuery({ ...(isOfSite(template) ? { siteId } : {}), locale: language, ...input.query })
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-session': 'cookie',
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(input.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    ...(input.ifMatch === undefined ? {} : { 'if-match': input.ifMatch }),
    ...input.headers,
  }
  return {
    url: query ? `${path}?${query}` : path,
    init: {
      method,
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.bytes === undefined ? {} : { body: input.bytes }),
      ...(input.signal ? { signal: input.signal } : {}),
    },
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

export const createCall = (settings: CallSettings): Call => {
  /** The answer of a call that went well. */
  const send = async (operation: string, input: LooseInput): Promise<Response> => {
    const { url, init } = requestOf(operation, input, settings)
    let response: Response
    try {
      response = await settings.fetch(url, init)
    } catch (error) {
      if (isAbort(error)) throw error
      throw new Problem(0, 'network', String(error))
    }
    const requestId = response.headers.get('x-correlation-id') ?? undefined
    if (!response.ok) throw problemOf(response.status, await response.text(), requestId)
    return response
  }

  const withPerson = async (operation: string, input: LooseInput = {}): Promise<Response> => {
    try {
      return await send(operation, input)
    } catch (error) {
      if (input.mayAsk === false || !isProblem(error)) throw error
      const methods = Array.isArray(error.members.methods) ? (error.members.methods as string[]) : []
      const goesOn =
        (error.status === 401 && (await settings.interruptions.ask('signed-out'))) ||
        (error.slug === 'step-up-required' && (await settings.interruptions.ask('step-up', methods)))
      if (!goesOn) throw error
      return withPerson(operation, input)
    }
  }
  const tagged = async (operation: string, input?: LooseInput): Promise<Tagged<unknown>> => {
    const response = await withPerson(operation, input)
    const body = await response.text()
    return {
      data: body === '' ? undefined : JSON.parse(body),
      etag: response.headers.get('etag') ?? undefined,
    }
  }
  const call = async (operation: string, input?: LooseInput) => (await tagged(operation, input)).data
  const file = async (operation: string, input?: LooseInput) => (await withPerson(operation, input)).blob()
  // What came over the network is taken for the operation's answer: the engine holds its own to the same schema.
  return Object.assign(call, { tagged, file }) as unknown as Call
}
