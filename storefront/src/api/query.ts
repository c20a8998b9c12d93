import type { QueryKey } from '@tanstack/react-query'
import type { Answer, OperationContract } from '../../../engine/src/kernel/contract.ts'
import type { Env } from './env.tsx'
import type { CallArguments, CallInput, Operation } from './operation.ts'

export type Query<T = unknown> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  meta?: Record<string, unknown>
}

/**
 * Query options of an operation, for `useQuery`, for a screen's `queries` and for `env.queries.fetchQuery`. The key
 * is the operation and its input, so `invalidateQueries({ queryKey: [products.getProduct] })` reaches every input.
 */
export const query = <C extends OperationContract>(
  env: Env,
  operation: Operation<C>,
  ...[input]: CallArguments<C>
): Query<Answer<C>> => ({
  queryKey: input === undefined ? [operation] : [operation, input],
  queryFn: async ({ signal }) => {
    // The cache holds no undefined: an empty answer is null there.
    const answer = await env.call(operation, ...([{ ...input, signal } as CallInput<C>] as CallArguments<C>))
    return answer ?? (null as Answer<C>)
  },
})

/** Marks a query the page can do without: it is waited for briefly and its failure is not the page's. */
export const optional = <T>(options: Query<T>): Query<T> => ({ ...options, meta: { optional: true } })
