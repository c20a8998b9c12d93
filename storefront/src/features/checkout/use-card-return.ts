import { useEffect, useState } from 'react'
import { safeRedirect } from '../../lib/safe-redirect.ts'

/**
 * The bank's answer, when its page was in a frame of this one: the frame says where to go on (S2.019). Tells whether
 * this page is on its way there.
 */
export const useCardReturn = (): boolean => {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin !== location.origin || data?.source !== 'card-return') return
      setLeaving(true)
      location.assign(safeRedirect(String(data.to), '/cart'))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return leaving
}
