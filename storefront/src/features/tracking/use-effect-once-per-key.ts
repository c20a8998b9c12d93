import { useEffect, useRef } from 'react'

/** Runs `tell` once per key, when there is one: an occurrence is told once, however often the page renders. */
export const useEffectOncePerKey = (key: string | undefined, tell: () => void) => {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (key === undefined || told.current === key) return
    told.current = key
    tell()
  })
}
