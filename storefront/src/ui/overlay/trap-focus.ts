import type { KeyboardEvent } from 'react'

const stops =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]'

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

/** On Tab at either end of the element, goes round to the other end. */
export const trapFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isShown)
  const end = event.shiftKey ? all[0] : all.at(-1)
  const other = event.shiftKey ? all.at(-1) : all[0]
  const active = document.activeElement
  const outside = !all.some((element) => element === active)
  if (!other || (active !== end && !(outside && event.shiftKey))) return
  event.preventDefault()
  other.focus()
}
