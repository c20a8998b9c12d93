import { useEffect, useState } from 'react'
import type { hoursOfDay } from './opening.ts'

/** Writes the hours of a store on a day. Undefined until its code is there, which a first look does without. */
export const useHours = (): typeof hoursOfDay | undefined => {
  const [write, setWrite] = useState<typeof hoursOfDay>()
  useEffect(() => {
    import('./opening.ts').then((opening) => setWrite(() => opening.hoursOfDay), console.warn)
  }, [])
  return write
}
