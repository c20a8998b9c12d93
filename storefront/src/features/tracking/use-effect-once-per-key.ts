import { useEffect, useRef } from 'react'

/** Runs `tell` once per key, however often the component renders; never without a key. */
export const useEffectOncePerKey = (key: string | undefined, tell: () => void) => {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (key === undefined || told.current === key) return
    told.current = key
    tell()
  })
}
