import type { MouseEvent } from 'react'

/**
 * For the mouse on a form: pressing a button must not take the focus from a field first, since the message that then
 * appears would push the button away from under the pointer and the press would be lost.
 */
export const keepFocus = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button,a,label')) event.preventDefault()
}
