import { useEffect, useRef } from 'react'

/**
 * For the button that adds to a list. The element that opened a dialog may be removed by the dialog's action: a removed
 * entry takes its own buttons along, the first entry the empty list's. The focus, which would be lost, moves to this
 * button.
 */
export const useFocusFallback = (isDialogOpen: boolean, entries: number) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpened = useRef(false)
  // The list may change before the dialog closes or after it: another number of entries is a moment to look again.
  useEffect(() => {
    if (isDialogOpen) wasOpened.current = true
    else if (wasOpened.current && document.activeElement === document.body) button.current?.focus()
  }, [isDialogOpen, entries])
  return button
}
