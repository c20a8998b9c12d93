import { useEffect, useRef, useState } from 'react'
import { timings } from '../../../config/timings.ts'
import { quantityStep } from './quantity-editor.ts'

type QuantityEditorProps = {
  /** What the line holds. */
  quantity: number
  /** Pieces that stock allows. */
  maximum: number | undefined
  /** Asks for another quantity; what resolves to false or fails changes nothing (S4.055). */
  change: (quantity: number) => Promise<unknown>
  onZero: () => void
  onFailed: () => void
}

/**
 * The quantity field of a line: shows what is typed at once and sends it 750 ms after the last change (S4.050), or at
 * once where the field is unmounted before. The field reverts when the change fails (S4.054) and when it is left empty
 * (S4.057).
 */
export const useQuantityEditor = (props: QuantityEditorProps) => {
  const { quantity, maximum } = props
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; wanted: number }>(undefined)
  /** Sent and not answered yet; the line will hold this amount unless the write fails. */
  const sent = useRef<number>(undefined)
  const newest = useRef(props)
  useEffect(() => {
    newest.current = props
  })

  const send = async (wanted: number) => {
    waiting.current = undefined
    sent.current = wanted
    const applied = await newest.current.change(wanted).catch(() => false)
    if (sent.current === wanted) sent.current = undefined
    if (applied) return
    setTyped((now) => (now === wanted ? undefined : now))
    newest.current.onFailed()
  }
  const stop = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  const flush = useRef(() => {
    const wanted = waiting.current?.wanted
    stop()
    if (wanted !== undefined) void send(wanted)
  })
  useEffect(() => flush.current, [])
  // The line's own quantity counts again once nothing newer is typed or on its way.
  useEffect(() => {
    if (!waiting.current && sent.current === undefined) setTyped(undefined)
  }, [quantity])

  const value = typed === undefined ? quantity : typed
  const reset = () => {
    stop()
    setTyped(undefined)
  }
  return {
    value,
    isAboveStock: quantityStep(value, { quantity, maximum }) === 'refuse',
    change: (wanted: number | null) => {
      stop()
      const step = quantityStep(wanted, { quantity: sent.current ?? quantity, maximum })
      setTyped(step === 'keep' && wanted === quantity ? undefined : wanted)
      if (step === 'ask') props.onZero()
      if (step === 'send' && wanted !== null) {
        const timer = setTimeout(() => void send(wanted), timings.cartQuantityDebounce)
        waiting.current = { timer, wanted }
      }
    },
    leave: () => {
      if (value === null || value === 0) reset()
    },
    /** Discards what is typed and not yet sent. */
    reset,
  }
}
