import type { Static, TObject, TSchema } from 'typebox'

/** What a contract of the engine says of a call, as far as a caller needs it. */
export type Contract = {
  scope?: string
  by?: string
  params?: TObject
  query?: TObject
  body?: TSchema
  answer?: TSchema
}

/** `GET /checkout/orders/v1/organizations/{organizationId}/orders` */
type RouteString = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** A route string that knows its contract's types. */
export type Operation<C extends Contract = Contract> = RouteString & { readonly contract?: C }

/**
 * Joins a module's route strings (values) with its schemas (types only):
 * `export const orders = defineOperations<typeof merchantOrderContract>(merchantOrderRoutes)`.
 */
export const defineOperations = <C extends Record<string, Contract>>(
  routes: { readonly [K in keyof C]: RouteString },
): { readonly [K in keyof C]: Operation<C[K]> } => routes

type Part<Name extends string, S> = S extends TSchema
  ? Partial<Static<S>> extends Static<S>
    ? { [K in Name]?: Static<S> }
    : { [K in Name]: Static<S> }
  : { [K in Name]?: undefined }

export type CallInput<C extends Contract> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> & {
    signal?: AbortSignal
    /** What is sent of a file, instead of a body. */
    bytes?: Blob
    headers?: Record<string, string>
    /** The revision that was read: another one is a conflict. */
    ifMatch?: string
    /** False: a session that is over is a problem like others, and no dialog opens. */
    mayAsk?: boolean
  }

/** The input as a parameter: may be left out where nothing in it is required. */
export type CallArguments<C extends Contract> =
  Partial<CallInput<C>> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

export type Answer<C extends Contract> = C['answer'] extends TSchema ? Static<C['answer']> : undefined
