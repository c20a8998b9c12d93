import { timings } from '../config/timings.ts'

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to a remembered place of a page that grows, each time it has grown, until it is reached, the shopper moves, `signal`
 * ends it or `timings.holdPlace` is over. `top` and `from`, where the page stands, in pixels.
 */
export const holdPlace = (top: number, from: number, signal: AbortSignal) => {
  // Who has scrolled while this code came is where they want to be.
  if (signal.aborted || Math.abs(scrollY - from) > 1) return
  const over = new AbortController()
  const end = () => over.abort()
  const grown = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) end()
  })
  over.signal.addEventListener('abort', () => grown.disconnect())
  signal.addEventListener('abort', end, { signal: over.signal })
  for (const move of moves) addEventListener(move, end, { signal: over.signal, passive: true })
  setTimeout(end, timings.holdPlace)
  grown.observe(document.body)
}
