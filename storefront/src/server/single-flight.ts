/**
 * Runs one piece of work per key at a time; whoever asks meanwhile, or within `reuseMs` after it succeeded, gets the
 * same answer.
 */
export const singleFlight = <T>(reuseMs = 0) => {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key)
    if (known) return known
    const mine = work()
    const forget = () => void running.delete(key)
    running.set(key, mine)
    mine.then(() => (reuseMs > 0 ? setTimeout(forget, reuseMs).unref() : forget()), forget)
    return mine
  }
}
