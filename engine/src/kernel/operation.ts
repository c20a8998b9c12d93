import type { Static, TObject, TSchema } from 'typebox'
import type { Ctx } from './context.ts'
import type { ProblemKind } from './problem.ts'

/** `GET /product/shopper-products/v1/organizations/{organizationId}/products/{id}` */
export type RouteString = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export type OperationContract = {
  /** Path parameters beside `organizationId`, which every path has. */
  params?: TObject
  /** Query parameters. `siteId`, `locale` and foreign names are allowed everywhere. */
  query?: TObject
  body?: TSchema
  /** The body of the success answer: types, OpenAPI, and checked on every answer in tests. */
  answer?: TSchema
  /** Statuses of success, where they are not 200 with an answer and 204 without. */
  success?: readonly number[]
  /** Problems this call may answer beside the common ones. */
  problems?: readonly { kind: ProblemKind }[]
  /** Who may call: anybody, any shopper with a token (default), or registered customers only. */
  auth?: 'none' | 'shopper' | 'registered'
  /** `form`: application/x-www-form-urlencoded (SLAS). `raw`: bytes and headers untouched (webhooks). */
  consumes?: 'json' | 'form' | 'raw'
  /** `oauth`: SLAS error bodies (contract 2.2). */
  errors?: 'problem' | 'oauth'
  /** Bytes; 1 MB unless told. */
  bodyLimit?: number
  /**
   * Calls per minute of one shopper, counted exactly, in the database: what costs others stock, money or mail. Every
   * call has the general limits of `http/call-limits.ts` beside it.
   */
  perMinute?: number
  /** Free of the general limits: files that a page asks for by the dozen and anybody may keep. */
  uncounted?: true
}

type Fields<T> = T extends TSchema ? Static<T> : Record<never, never>

/** What an operation receives: validated, coerced query and path values, and the body. */
export type Input<C extends OperationContract> = {
  params: Fields<C['params']>
  query: Fields<C['query']>
  body: C['body'] extends TSchema ? Static<C['body']> : undefined
  headers: Record<string, string | undefined>
}

/** The body of the success answer. */
export type Answer<C extends OperationContract> = C['answer'] extends TSchema
  ? Static<C['answer']>
  : undefined

/** An answer that is not "200 with this body". */
export class Reply<T = unknown> {
  readonly status: number
  readonly body: T | undefined
  readonly headers: Record<string, string>

  constructor(status: number, body?: T, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const noContent = () => new Reply<undefined>(204)
export const seeOther = (location: string) => new Reply<undefined>(303, undefined, { location })

/** An operation: load (scoped to the shopper) → decide → save → answer. */
export type Operation<C extends OperationContract> = (
  ctx: Ctx,
  input: Input<C>,
) => Promise<Answer<C> | Reply<Answer<C> | undefined>>

/** A module as http and OpenAPI see it: three records with equal keys. */
export type EngineModule = {
  name: string
  routes: Record<string, RouteString>
  contract: Record<string, OperationContract>
  operations: Record<string, Operation<OperationContract>>
}

/**
 * Joins a module's route strings, schemas and operations; the compiler checks that their keys are equal and that
 * every operation takes and gives what its schemas say.
 */
export const defineModule = <
  R extends Record<string, RouteString>,
  C extends { [K in keyof R]: OperationContract },
>(module: {
  name: string
  routes: R
  contract: C
  operations: { [K in keyof R]: Operation<C[K]> }
}): EngineModule => module
