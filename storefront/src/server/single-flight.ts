/** Runs one piece of work per key at a time; whoever asks meanwhile gets the same answer. */
export const singleFlight = <T>() => {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key)
    if (known) return known
    const mine = work().finally(() => running.delete(key))
    running.set(key, mine)
    return mine
  }
}
