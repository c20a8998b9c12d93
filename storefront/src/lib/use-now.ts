import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, updated each minute; undefined in the server's HTML, which is cached for longer than a minute. */
export const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
