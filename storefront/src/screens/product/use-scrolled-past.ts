import { useEffect, useState } from 'react'

/** Whether the page has been scrolled by more than a window's height: what stood first is out of sight. */
export const useScrolledPast = (): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const look = () => setPassed(scrollY > innerHeight)
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return passed
}
