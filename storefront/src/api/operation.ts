import type { Answer, Input, OperationContract, RouteString } from '../../../engine/src/kernel/contract.ts'

/** A route string that knows its contract's types. */
export type Operation<C extends OperationContract = OperationContract> = RouteString & {
  readonly contract?: C
}

/**
 * Joins an engine module's route strings (values) with its schemas (types only):
 * `export const products = typed<typeof productsContract>(productsRoutes)`.
 */
export const defineOperations = <C extends Record<string, OperationContract>>(
  routes: { readonly [K in keyof C]: RouteString },
): { readonly [K in keyof C]: Operation<C[K]> } => routes

type Given<T> = [T] extends [undefined] ? undefined : T
type MaybeOptional<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** Names the engine accepts on every call, and custom attributes. */
type CommonQuery = { locale?: string; currency?: string; [custom: `c_${string}`]: string | number | boolean }

export type CallInput<C extends OperationContract> = MaybeOptional<
  'params',
  C['params'] extends object ? Input<C>['params'] : undefined
> &
  (C['query'] extends object
    ? Partial<Input<C>['query']> extends Input<C>['query']
      ? { query?: Input<C>['query'] & CommonQuery }
      : { query: Input<C>['query'] & CommonQuery }
    : { query?: CommonQuery }) &
  MaybeOptional<'body', Given<Input<C>['body']>> & {
    signal?: AbortSignal
    headers?: Record<string, string>
  }

/** The input as a parameter: may be left out where nothing in it is required. */
export type CallArguments<C extends OperationContract> =
  Partial<CallInput<C>> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/**
 * The input with a signal that ends the call. The cast is this module's only one: whether an operation's input may be left
 * out is decided by its contract, which is not known here.
 */
export const withSignal = <C extends OperationContract>(
  [input]: CallArguments<C>,
  signal: AbortSignal,
): CallArguments<C> => [{ ...input, signal }] as unknown as CallArguments<C>

export type { Answer }
