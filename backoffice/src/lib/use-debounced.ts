import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment. */
export const useDebounced = <T>(value: T, ms = 250): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, ms, value)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
