/** What every query does unless it says otherwise [S9.020]. */
export const queryDefaults = {
  retry: false,
  staleTime: 10_000,
  refetchOnWindowFocus: false,
} as const
