const name = 'waiting-changes'

/**
 * Runs `work` under a lock that all tabs share (Web Locks), so that two tabs never flush the offline queue at once, nor
 * one while the shopper signs in. With `patience` (milliseconds) the work runs without the lock when the wait is over.
 */
export const withTabLock = async <T>(work: () => Promise<T>, patience?: number): Promise<T> => {
  if (!('locks' in navigator)) return work()
  let begun = false
  const runOnce = () => {
    begun = true
    return work()
  }
  const options = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }
  try {
    return await navigator.locks.request(name, options, runOnce)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
