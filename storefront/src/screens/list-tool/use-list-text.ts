import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { readDraft, writeDraft } from '../../features/tool-state/index.ts'
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
  const changed = useRef(false)
  // What was typed before the script came is newer than what an earlier visit left.
  const { customerId = '' } = useShopper()
  const left = useEffectEvent(() => readDraft(customerId, 'list')?.text ?? '')
  useEffect(() => {
    // A list that was pasted into the search box (`app/start.ts`): newest of all, and told once.
    const pasted = new URLSearchParams(location.hash.slice(1)).get('t')
    if (pasted) history.replaceState(history.state, '', location.pathname)
    const before = left()
    setText((typed) => pasted || typed || before)
  }, [])
  useEffect(() => {
    if (written.current === inAddress) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])
  useEffect(() => {
    // The first render has nothing to say of what an earlier visit left.
    if (changed.current) writeDraft(customerId, 'list', { text, at: Date.now() })
    changed.current = true
    const inAddress = text.length > longestInAddress ? '' : text
    if (inAddress === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = inAddress
      const query = new URLSearchParams(inAddress === '' ? {} : { t: inAddress }).toString()
      navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true, keepScroll: true })
    }, 600)
    return () => clearTimeout(timer)
  }, [text, navigate, pathname, customerId])
  return [text, setText] as const
}
