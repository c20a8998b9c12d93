import { EventEmitter } from 'node:events'
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { EngineAnswer } from './engine-client.ts'

/** Stands for the connection of a request that comes over none: whose it is. */
class NoConnection extends EventEmitter {
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
}

/** A read, which brings no body. */
const requestOf = (path: string, headers: Record<string, string>, address: string): IncomingMessage => {
  // Nobody reads from it or writes to it: the router asks for the address alone.
  const request = new IncomingMessage(new NoConnection(address) as unknown as Socket)
  return Object.assign(request, {
    method: 'GET',
    url: path,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers: { host: 'localhost', ...headers },
  })
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

type Settle = { resolve(answer: EngineAnswer): void; reject(error: unknown): void }

/**
 * An answer that goes nowhere: what is written of it is taken as it is, so that bytes which a cache holds come out as the
 * same bytes and not as a copy.
 */
class TakenAnswer extends ServerResponse {
  readonly #chunks: Buffer[] = []
  #headers: OutgoingHttpHeaders = {}
  readonly #settle: Settle

  constructor(request: IncomingMessage, settle: Settle) {
    super(request)
    this.#settle = settle
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const given = rest.find((one) => typeof one === 'object') as OutgoingHttpHeaders | undefined
    this.#headers = { ...this.getHeaders(), ...given }
    return super.writeHead(status, given)
  }

  override write(chunk: string | Uint8Array): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode)
    this.#chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk))
    return true
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    super.end()
    const headers: EngineAnswer['headers'] = {}
    for (const [name, value] of Object.entries(this.#headers))
      if (value !== undefined) headers[name] = textOf(value)
    const [first] = this.#chunks
    this.#settle.resolve({
      status: this.statusCode,
      statusText: this.statusMessage,
      headers,
      body: this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks),
    })
    this.emit('finish')
    this.emit('close')
    return this
  }

  /** What breaks off while it is written is no answer. */
  override destroy(error?: Error): this {
    this.#settle.reject(error ?? new Error('The answer broke off.'))
    return super.destroy(error)
  }
}

/**
 * Gives one read to a listener in this process: through its router, hooks and validation, and past HTTP's own writing and
 * parsing. A page asks some seven times, of which the way through a stand-in for a connection cost as much as the answers.
 * The body may be bytes of the engine's caches: nobody changes it.
 */
export const readInProcess = (
  engine: FastifyInstance,
  path: string,
  headers: Record<string, string>,
  address: string,
): Promise<EngineAnswer> =>
  new Promise((resolve, reject) => {
    const request = requestOf(path, headers, address)
    engine.routing(request, new TakenAnswer(request, { resolve, reject }))
  })
