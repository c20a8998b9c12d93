import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { metresToMm } from '../../../../../facts/length.ts'

/**
 * Around the ruler, whose code comes late: a length that is typed before the code is there counts at once, so that nobody
 * adds another one than they see.
 */
export const EarlyLength = ({ onLength, children }: { onLength(mm: number): void; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const read = (field: EventTarget | null | undefined) => {
    if (!(field instanceof HTMLInputElement) || field.role !== 'spinbutton') return
    const mm = metresToMm(field.value)
    if (mm !== undefined) onLength(mm)
  }
  const readTyped = useEffectEvent(() => {
    const field = box.current?.querySelector('input')
    if (field && field.value !== field.defaultValue) read(field)
  })
  useEffect(() => readTyped(), [])
  return (
    <div ref={box} onInput={(event) => read(event.target)}>
      {children}
    </div>
  )
}
