/** Wraps `work` so that at most `most` calls run at once; further calls wait in the order they came. */
export const limitConcurrency = <Input extends unknown[], Output>(
  most: number,
  work: (...input: Input) => Promise<Output>,
): ((...input: Input) => Promise<Output>) => {
  const waiting: (() => void)[] = []
  let free = most
  return async (...input) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work(...input)
    } finally {
      // The slot goes to the call that waits longest, or is free again.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
