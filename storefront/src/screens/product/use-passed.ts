import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been scrolled out at the top of the window. */
export const usePassed = (element: RefObject<HTMLElement | null>): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const watch = new IntersectionObserver(([entry]) =>
      setPassed(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top < 0)),
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return passed
}
