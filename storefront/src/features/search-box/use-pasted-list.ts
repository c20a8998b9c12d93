import { useEffect, useEffectEvent } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useNavigate } from '../../lib/router/context.tsx'

/** Letters of a list that an address carries; a longer one waits in this browser, as if it had been left there. */
const longestInAddress = 1500

/** A list of several lines that is pasted into the box goes to the page that reads lists, and not into the search. */
export const usePastedList = () => {
  const navigate = useNavigate()
  const { customerId = '' } = useShopper()
  const take = useEffectEvent((event: ClipboardEvent) => {
    const box = event.target instanceof HTMLInputElement && event.target.type === 'search'
    const pasted = event.clipboardData?.getData('text') ?? ''
    const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (!box || lines.length < 2) return
    event.preventDefault()
    const text = lines.join('\n')
    if (text.length <= longestInAddress) navigate(`/tools/list?${new URLSearchParams({ t: text })}`)
    else
      void import('../tool-state/index.ts').then(({ writeDraft }) => {
        writeDraft(customerId, 'list', { text, at: Date.now() })
        navigate('/tools/list')
      })
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
