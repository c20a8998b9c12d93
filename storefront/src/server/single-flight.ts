/**
 * Runs one piece of work per key at a time; whoever asks meanwhile, or within `keepMs` after it succeeded, gets the
 * same answer.
 */
export const singleFlight = <T>(keepMs = 0) => {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key)
    if (known) return known
    const mine = work()
    const forget = () => void running.delete(key)
    running.set(key, mine)
    mine.then(() => (keepMs > 0 ? setTimeout(forget, keepMs).unref() : forget()), forget)
    return mine
  }
}
