import type { Snapshot } from '../lib/router/navigator.ts'
import type { createScrollMemory } from '../lib/router/scroll-memory.ts'
import type { View } from './view.ts'

type Settling = { scroll: ReturnType<typeof createScrollMemory>; onView(view: View): void }

// A new page does not glide in: only movements within one may.
const jump = (top: number) => scrollTo({ top, behavior: 'instant' })

const anchorOf = (hash: string) => {
  const name = hash.slice(1)
  if (!name) return null
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

const focusHeading = () => {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Applies a navigation to the document: head, `data-arrival` (how the visitor came), scroll (kept, restored, at the
 * anchor, or top) and focus on the new heading.
 */
export const applyNavigation = ({ scroll, onView }: Settling) => {
  let shown: View | undefined
  let turn = 0
  /** Of a page that is not as tall as it was, a place is reached once what comes later has come. */
  const restore = (top: number) => {
    jump(top)
    const mine = turn
    const from = scrollY
    if (from < top - 1)
      void import('./hold-place.ts').then((hold) => hold.holdPlace(top, from, () => mine === turn))
  }
  return ({ view, arrival }: Snapshot<View>) => {
    const sameView = shown === view
    shown = view
    turn++
    const remembered = scroll.read(arrival.key)
    if (arrival.kind === 'first') {
      // Who has scrolled before the code came is where they want to be.
      if (remembered !== undefined && !scrollY) restore(remembered)
      return
    }
    onView(view)
    document.documentElement.dataset.arrival = arrival.kind
    const anchor = anchorOf(arrival.hash)
    if (!sameView && !arrival.keepScroll) focusHeading()
    if (arrival.keepScroll) return
    if (arrival.kind === 'pop' && remembered !== undefined) return restore(remembered)
    if (!anchor) return jump(0)
    anchor.scrollIntoView({ behavior: 'instant' })
    if (!anchor.hasAttribute('tabindex')) anchor.tabIndex = -1
    anchor.focus({ preventScroll: true })
  }
}
