import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Takes what a write answered as what is known now. A read that began before the write ends without effect, or its older
 * answer would come after and stand on the screen.
 */
export const adoptAnswer = async (
  queries: QueryClient,
  queryKey: QueryKey,
  answer: unknown,
): Promise<void> => {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData(queryKey, answer)
}
