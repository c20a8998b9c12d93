/** Calls `look` now and again a second after each look has ended; a look that fails is told and comes again. */
export const lookEverySecond = (look: () => Promise<void>, onError?: (error: Error) => void) => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  const turn = () => {
    current = look()
      .catch((error: Error) => onError?.(error))
      .then(() => {
        if (!stopped) timer = setTimeout(turn, 1_000).unref()
      })
  }
  turn()
  return {
    /** Lets the look that is under way end. */
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}
