import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { metresToMm } from '../../../../../facts/length.ts'

/**
 * Length in mm that a field of the ruler holds: metres in the number field, mm in the slider. A field of feet or varas is
 * there with the ruler's code alone, which tells its length itself.
 */
const lengthIn = ({ type, value, dataset }: HTMLInputElement) => {
  if (type === 'range') return Number(value)
  return dataset['unit'] ? undefined : metresToMm(value)
}

/**
 * Around the ruler, whose code comes late: a length that is typed or drawn before the code is there counts at once, so
 * that nobody adds another one than they see.
 */
export const EarlyLength = ({ onLength, children }: { onLength(mm: number): void; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const read = (field: EventTarget) => {
    const mm = field instanceof HTMLInputElement ? lengthIn(field) : undefined
    if (mm !== undefined) onLength(mm)
  }
  const readChanged = useEffectEvent(() => {
    for (const field of box.current?.querySelectorAll('input') ?? [])
      if (field.value !== field.defaultValue) read(field)
  })
  useEffect(() => readChanged(), [])
  return (
    <div ref={box} onInput={(event) => read(event.target)}>
      {children}
    </div>
  )
}
