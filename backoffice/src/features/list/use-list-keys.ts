import { useEffect, useRef } from 'react'

type ListKeys = {
  count: number
  /** Row where the keys are. */
  at: number
  move(to: number): void
  /** `isRange`: from the one before on. */
  select(at: number, isRange: boolean): void
  /** All rows of the page; pressed again, all that match. */
  selectAll(): void
  open(at: number): void
  close(): void
  /** Keys of this list alone, by what they are called. */
  further?: Readonly<Record<string, () => void>>
}

/** Whoever has just ticked a row by hand goes on by keys. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable], [popover]')

/** What Enter presses itself. */
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a, button, summary')

/**
 * `j` and `k` go along the rows, `x` selects, with Shift all from the last one on, `a` all, Enter opens, Esc closes, `/` goes
 * to the search.
 */
export const useListKeys = (keys: ListKeys) => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { count, at, move, select, selectAll, open, close, further } = latest.current
      const commands: Record<string, (() => void) | undefined> = {
        j: () => move(Math.min(count - 1, at + 1)),
        k: () => move(Math.max(0, at - 1)),
        x: at >= 0 ? () => select(at, false) : undefined,
        X: at >= 0 ? () => select(at, true) : undefined,
        a: selectAll,
        Enter: at >= 0 && !isControl(event.target) ? () => open(at) : undefined,
        Escape: close,
        '/': () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus(),
        ...further,
      }
      const command = commands[event.key]
      if (!command) return
      event.preventDefault()
      command()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
