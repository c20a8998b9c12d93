import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'

/** Letters of a list that an address carries; longer ones are kept by the browser alone. */
export const longestInAddress = 1500

/** The list as it is typed. The address follows a moment after the last key, and going back is heard. */
export const useListText = () => {
  const { search, pathname } = useRoute()
  const navigate = useNavigate()
  const inAddress = search.get('t') ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)
  // What was typed before the script came is newer than what an earlier visit left.
  useEffect(() => setText((typed) => typed || readStored('listDraft', 'session') || ''), [])
  useEffect(() => {
    if (written.current === inAddress) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])
  useEffect(() => {
    writeStored('listDraft', text, 'session')
    const kept = text.length > longestInAddress ? '' : text
    if (kept === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = kept
      const query = new URLSearchParams(kept === '' ? {} : { t: kept }).toString()
      navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true, keepScroll: true })
    }, 600)
    return () => clearTimeout(timer)
  }, [text, navigate, pathname])
  return [text, setText] as const
}
