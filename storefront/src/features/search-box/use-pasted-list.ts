import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../lib/router/context.tsx'

/** A list of several lines that is pasted into the box goes to the page that reads lists, and not into the search. */
export const usePastedList = () => {
  const navigate = useNavigate()
  const take = useEffectEvent((event: ClipboardEvent) => {
    const box = event.target instanceof HTMLInputElement && event.target.type === 'search'
    const text = event.clipboardData?.getData('text') ?? ''
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (!box || lines.length < 2) return
    event.preventDefault()
    navigate(`/tools/list?${new URLSearchParams({ t: lines.join('\n').slice(0, 1500) })}`)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
