import { type FormEvent, useRef } from 'react'

type Submit = (event: FormEvent<HTMLFormElement>) => Promise<void>

/**
 * Submits a form once at a time: the pending state is rendered a moment after the press, and until then a second press,
 * or Enter held down, would submit the form again.
 */
export const useSingleSubmit = (submit: Submit): Submit => {
  const begun = useRef(false)
  return async (event) => {
    event.preventDefault()
    if (begun.current) return
    begun.current = true
    try {
      await submit(event)
    } finally {
      // Released after the pending state of the work was rendered, which takes a task of its own.
      setTimeout(() => {
        begun.current = false
      })
    }
  }
}
