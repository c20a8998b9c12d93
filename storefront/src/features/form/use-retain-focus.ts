import { useEffect, useRef } from 'react'

/**
 * For the mouse while the focus is in a form: pressing a button, in the form or elsewhere on the page, must not take the focus
 * from a field first, since the message that then appears would push the button away from under the pointer and the press
 * would be lost. Gives the form's ref.
 */
export const useRetainFocus = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('button,a,label')) return
      if (form.current?.contains(document.activeElement)) event.preventDefault()
    }
    document.addEventListener('mousedown', keep)
    return () => document.removeEventListener('mousedown', keep)
  }, [])
  return form
}
