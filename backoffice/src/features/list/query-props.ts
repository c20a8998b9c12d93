import type { UseQueryResult } from '@tanstack/react-query'

/** What a list shows of the query that finds its rows: how many there are, what failed, whether others are on their way. */
export const queryProps = (found: UseQueryResult<{ total: number }>) => ({
  total: found.data?.total ?? 0,
  error: found.error,
  isRefining: found.isPlaceholderData,
  onRetry: () => void found.refetch(),
})
