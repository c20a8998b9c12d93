import type { Static, TObject, TSchema } from 'typebox'
import type { ProblemKind } from './problem.ts'

declare const content: unique symbol

/** A text that holds the JSON of a `T`, as the contract has some. Written by `writeJson`. */
export type JsonText<T> = string & { readonly [content]?: T }

/** What the JSON of a text says; `never` for any other type. */
export type JsonContent<Text> = Text extends string
  ? typeof content extends keyof Text
    ? Exclude<Text[typeof content], undefined>
    : never
  : never

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
  /** `form`: application/x-www-form-urlencoded (SLAS). `raw`: bytes and headers untouched (webhooks). `bytes`, of the Admin API: a file as it arrives. */
  consumes?: 'json' | 'form' | 'raw' | 'bytes'
  /** `oauth`: SLAS error bodies (contract 2.2). */
  errors?: 'problem' | 'oauth'
  /** Bytes; 1 MB unless told. */
  bodyLimit?: number
  /**
   * Calls per minute of one shopper, counted exactly, in the database: what costs others stock, money or mail. Every
   * call has the general limits of `http/rate-limits.ts` beside it.
   */
  perMinute?: number
  /** Of `perMinute`, calls that are refused for their content (400) are taken back: who mends a form is not stopped. */
  refusedUncounted?: true
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
