import type { KeyboardEvent, RefObject } from 'react'

/** What the arrow keys move among: the input, then every suggestion. */
const stops = (host: HTMLElement) => [
  ...host.querySelectorAll<HTMLElement>('input[name=q], [data-panel] a, [data-panel] button'),
]

/** Arrows move through the suggestions, Escape closes and returns to the input. */
export const usePanelKeys = (host: RefObject<HTMLElement | null>, close: () => void) => {
  return (event: KeyboardEvent) => {
    const element = host.current
    if (!element) return
    const all = stops(element)
    if (event.key === 'Escape') {
      // In this order: arriving at the input opens the panel.
      all[0]?.focus()
      close()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const at = all.findIndex((one) => one === document.activeElement)
    if (step === 0 || at < 0 || all.length < 2) return
    event.preventDefault()
    all[(at + step + all.length) % all.length]?.focus()
  }
}
