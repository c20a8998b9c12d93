import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase, templateDatabase } from './db/testing.ts'
import { onNotFound } from './http/errors.ts'
import { listenerErrors } from './http/listener-errors.ts'
import { importBundle } from './import/index.ts'
import { createEngine, type Engine } from './index.ts'
import { movableClock } from './kernel/clock.ts'
import type { Warn } from './kernel/context.ts'
import type { Gateways } from './kernel/gateways.ts'

export type CallOptions = { as?: string; body?: unknown; headers?: Record<string, string> }
export type CallAnswer<T> = { status: number; body: T; headers: Record<string, unknown> }

/** The whole engine over a database of its own, spoken to through its HTTP surface. */
export type TestEngine = {
  app: FastifyInstance
  engine: Engine
  database: TestDatabase
  clock: ReturnType<typeof movableClock>
  /** Calls a path; `as` adds the bearer token, an object body goes as JSON. */
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<CallAnswer<T>>
  close(): Promise<void>
}

/** `rateLimits` are off unless a test is about them. */
export type TestEngineOptions = {
  rateLimits?: boolean
  production?: boolean
  gateways?: Gateways
  /** Hears what the log would be told. */
  warn?: Warn
  /** Where a test serves the shop itself. */
  publicOrigin?: string
}

/** Starts one. `template` is a database to copy (see `templateDatabase`). */
export const createTestEngine = async (
  template?: string,
  options: TestEngineOptions = {},
): Promise<TestEngine> => {
  const database = await createTestDatabase(template)
  const clock = movableClock()
  const engine = await createEngine({
    databaseUrl: database.url,
    secretKey: 'test-secret-key-0123456789abcdef0123456789',
    publicOrigin: options.publicOrigin ?? 'http://localhost:3000',
    gateways: options.gateways ?? {},
    clock,
    checkAnswers: true,
    poolSize: 8,
    rateLimits: options.rateLimits ?? false,
    production: options.production ?? false,
    ...(options.warn ? { warn: options.warn } : {}),
  })
  const app = Fastify({ ...listenerErrors, logger: false, requestTimeout: 10_000, pluginTimeout: 60_000 })
  await app.register(engine.plugin)
  app.setNotFoundHandler(onNotFound)
  return {
    app,
    engine,
    database,
    clock,
    call: async <T>(method: string, path: string, options: CallOptions = {}) => {
      const request: InjectOptions = {
        method,
        url: path,
        headers: { ...(options.as ? { authorization: `Bearer ${options.as}` } : {}), ...options.headers },
      }
      if (options.body !== undefined) request.payload = options.body as string
      const response = await app.inject(request)
      const json = /^application\/(?:problem\+)?json/.test(String(response.headers['content-type']))
      const body = (json ? response.json() : response.body) as T
      return { status: response.statusCode, body, headers: response.headers }
    },
    close: async () => {
      await app.close()
      await engine.close()
      await database.drop()
    },
  }
}

const bundleTemplate = (key: string, path: string) =>
  templateDatabase(key, async (url) => {
    const folder = fileURLToPath(new URL(`../../${path}`, import.meta.url))
    await importBundle({ databaseUrl: url, folder, now: new Date('2026-11-01T12:00:00Z') })
  })

/** A database with the whole QA bundle (`demo/qa`): give its name to `createTestEngine`. */
export const qaTemplate = (): Promise<string> => bundleTemplate('qa_bundle', 'demo/qa')

/** A database with the bundle of a merchant who shares nothing with the demo. */
export const secondMerchantTemplate = (): Promise<string> =>
  bundleTemplate('second_merchant', 'e2e/second-merchant')
