const name = 'waiting-changes'

/**
 * Does something while no tab sends what waits for the line: of two that send, or while the shopper becomes another,
 * something would be lost. Who gives a `patience` (milliseconds) goes on without the others when it is over.
 */
export const withTabLock = async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
  if (!('locks' in navigator)) return work()
  let begun = false
  const once = () => {
    begun = true
    return work()
  }
  const options = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }
  try {
    return await navigator.locks.request(name, options, once)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
