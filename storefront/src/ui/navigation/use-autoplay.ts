import { useEffect, useState } from 'react'

/** Calls `advance` every `everyMs`, unless stopped, held by hover or focus, or motion is not wanted (S9.028). */
export const useAutoplay = (everyMs: number | undefined, advance: () => void) => {
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!everyMs || stopped || held) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(advance, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, stopped, held, advance])
  return { stopped, toggle: () => setStopped(!stopped), setHeld }
}
