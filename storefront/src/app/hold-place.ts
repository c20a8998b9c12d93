/** How long the rest of a page is waited for, in ms. */
const patience = 8_000
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to a remembered place of a page that grows, each time it has grown, until it is reached, the shopper moves or goes on
 * (`isCurrent`), or its patience is over. `top` and `from`, where the page stands, in pixels.
 */
export const holdPlace = (top: number, from: number, isCurrent: () => boolean) => {
  // Who has scrolled while this code came is where they want to be.
  if (!isCurrent() || Math.abs(scrollY - from) > 1) return
  const over = new AbortController()
  const end = () => over.abort()
  const grown = new ResizeObserver(() => {
    if (isCurrent()) scrollTo({ top, behavior: 'instant' })
    if (!isCurrent() || scrollY >= top - 1) end()
  })
  over.signal.addEventListener('abort', () => grown.disconnect())
  for (const move of moves) addEventListener(move, end, { signal: over.signal, passive: true })
  setTimeout(end, patience)
  grown.observe(document.body)
}
