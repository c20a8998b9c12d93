let lastInputAt = Number.NEGATIVE_INFINITY

const noteInput = () => {
  lastInputAt = performance.now()
}

/**
 * Calls `then` after `restMs` milliseconds, and not before nothing was typed on the page for as long: a list may stand still
 * while its drawing waits for the last key. Returns what calls it off.
 */
export const whenInputRests = (restMs: number, then: () => void): (() => void) => {
  // Added once, however often it is asked for.
  addEventListener('input', noteInput, { capture: true, passive: true })
  let timer: ReturnType<typeof setTimeout>
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      const leftMs = lastInputAt + restMs - performance.now()
      if (leftMs > 0) wait(leftMs)
      else then()
    }, ms)
  }
  wait(restMs)
  return () => clearTimeout(timer)
}
