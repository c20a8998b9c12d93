/** What every query does unless it says otherwise [S9.020]. */
export const queryDefaults = {
  retry: false,
  staleTime: 10_000,
  refetchOnWindowFocus: false,
  // Without a network the worker answers with what was seen; what it has not is a failure at once and no endless wait.
  networkMode: 'offlineFirst',
} as const
