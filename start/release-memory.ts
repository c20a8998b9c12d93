import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The share of its time in which a process that nobody asks still does something. */
const idleShare = 0.05
/** Bytes that V8 has to hold more than it did after the last collection: below that the pause is not worth it. */
const worthIt = 48 * 1024 * 1024

/** V8's own full collection, which programs get by a flag alone. */
const fullCollection = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/**
 * Gives back to the system what a busy time has left: V8 collects when something is allocated, so a shop that nobody asks any
 * more would hold for hours what it needed at its peak. Looks every so many milliseconds, and collects once the process had next to
 * nothing to do in between. Returns the function that ends it.
 */
export const releaseMemoryWhenIdle = (everyMs = 20_000): (() => void) => {
  const collect = fullCollection()
  let before = performance.eventLoopUtilization()
  let heldAfterwards = 0
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > idleShare || getHeapStatistics().total_heap_size - heldAfterwards < worthIt) return
    collect()
    heldAfterwards = getHeapStatistics().total_heap_size
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
