import type { Snapshot } from '../lib/router/navigator.ts'
import type { createScrollMemory } from '../lib/router/scroll-memory.ts'
import type { View } from './prepare.ts'

type Settling = { scroll: ReturnType<typeof createScrollMemory>; onView(view: View): void }

const anchorOf = (hash: string) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)

const focusHeading = () => {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** After a view has changed: head, scroll (kept, restored, at the anchor, or top) and focus on the new heading. */
export const settleIn = ({ scroll, onView }: Settling) => {
  let shown: View | undefined
  return ({ view, arrival }: Snapshot<View>) => {
    const sameView = shown === view
    shown = view
    const remembered = scroll.read(arrival.key)
    if (arrival.kind === 'first') {
      if (remembered !== undefined) scrollTo(0, remembered)
      return
    }
    onView(view)
    const anchor = anchorOf(arrival.hash)
    if (!sameView && !arrival.keepScroll) focusHeading()
    if (arrival.keepScroll) return
    if (arrival.kind === 'pop' && remembered !== undefined) return scrollTo(0, remembered)
    if (!anchor) return scrollTo(0, 0)
    anchor.scrollIntoView()
    if (!anchor.hasAttribute('tabindex')) anchor.tabIndex = -1
    anchor.focus({ preventScroll: true })
  }
}
