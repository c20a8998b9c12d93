import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A ref for a controlled field: what a visitor typed into it before its code came is handed on once, so that the first
 * render after hydration does not take it away. `value` is what the field would show.
 */
export const useEarlyValue = <Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onValue: (typed: string) => void,
) => {
  const ref = useRef<Field>(null)
  const hand = useEffectEvent(() => {
    const typed = ref.current?.value
    if (typed !== undefined && typed !== value) onValue(typed)
  })
  useEffect(() => hand(), [])
  return ref
}
