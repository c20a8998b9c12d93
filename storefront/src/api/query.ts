import type { QueryKey } from '@tanstack/react-query'
import type { TSchema } from 'typebox'
import type { Answer, OperationContract } from '../../../engine/src/kernel/contract.ts'
import type { Env } from './env.tsx'
import { type CallArguments, type Operation, withSignal } from './operation.ts'

export type Query<T = unknown> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  meta?: Record<string, unknown>
}

/**
 * Query options of an operation that answers, for `useQuery`, for a screen's `queries` and for `env.queries.fetchQuery`.
 * The key is the operation and its input, so `invalidateQueries({ queryKey: [products.getProduct] })` reaches every input.
 */
export const query = <C extends OperationContract & { answer: TSchema }>(
  env: Env,
  operation: Operation<C>,
  ...input: CallArguments<C>
): Query<Answer<C>> => ({
  queryKey: input[0] === undefined ? [operation] : [operation, input[0]],
  queryFn: ({ signal }) => env.call(operation, ...withSignal(input, signal)),
})

/** Marks a query the page can do without: it is waited for briefly and its failure is not the page's. */
export const optionalQuery = <T>(options: Query<T>): Query<T> => ({ ...options, meta: { optional: true } })
