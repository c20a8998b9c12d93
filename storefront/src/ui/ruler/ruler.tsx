import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { FieldError } from '../forms/field.tsx'
import { LengthField, type Measure } from './length-field.tsx'
import styles from './ruler.module.css'
import { RulerDrawing } from './ruler-drawing.tsx'
import { type Run, RunBar } from './run-bar.tsx'

type RulerProps = {
  /** What is measured; names the slider. */
  label: string
  /** Names the number field, unit included. */
  fieldLabel: string
  /** All lengths in whole mm. */
  value: number
  /** Gets every length, also a typed one that is too long or between two steps: nothing is clamped. */
  onChange: (mm: number) => void
  min: number
  max: number
  step: number
  /** A length for reading and for speaking, with its unit. */
  format: (mm: number) => string
  /** The same without unit: in the field and on the tape. */
  formatField?: (mm: number) => string
  unit?: string
  /** What is typed as mm, where the unit is another than the metre; and the length after or before one. */
  measure?: Measure
  decreaseLabel: string
  increaseLabel: string
  error?: ReactNode
  /** Beside the number field, e.g. the choice of its unit. */
  beside?: ReactNode
  /** CSS colour of the material; bare metal without it. */
  tint?: string
  shape?: 'sheet' | 'bar'
  /** Bar of all pieces against a least run; the missing part is hatched. */
  run?: Run
  /** What follows from the length, e.g. metres and weight. */
  totals?: ReactNode
}

/**
 * The ruler: a piece drawn to scale that one drags, types or steps to length. The handle is a real range
 * input laid over the drawing, which itself is hidden from screen readers.
 */
export const Ruler = ({
  label,
  fieldLabel,
  value,
  onChange,
  min,
  max,
  step,
  format,
  formatField,
  unit = 'm',
  measure,
  decreaseLabel,
  increaseLabel,
  error,
  beside,
  tint = '#c4cacd',
  shape = 'sheet',
  run,
  totals,
}: RulerProps) => {
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  // Set through the DOM, since the served page may hold no style attribute: the drawing begins at 0, the slider at min.
  useLayoutEffect(() => stage.current?.style.setProperty('--from', String(min / max)), [min, max])
  const mark = measure
    ? (mm: number) => String(Math.round(mm / measure.unitMm))
    : (formatField ?? ((mm: number) => String(mm / 1000)))
  return (
    <div className={styles.ruler} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <LengthField
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          step={step}
          label={fieldLabel}
          unit={unit}
          format={formatField}
          measure={measure}
          spoken={format(value)}
          decreaseLabel={decreaseLabel}
          increaseLabel={increaseLabel}
          describedBy={`${id}-error`}
          invalid={Boolean(error)}
        />
        {beside}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div ref={stage} className={styles.stage}>
        <input
          type="range"
          className={styles.range}
          min={min}
          max={max}
          step={step}
          value={Math.min(Math.max(value, min), max)}
          aria-label={label}
          aria-valuetext={format(value)}
          onChange={(event) => onChange((measure?.snap ?? Number)(Number(event.target.value)))}
        />
        <RulerDrawing
          value={value}
          max={max}
          reading={format(value)}
          mark={mark}
          unitMm={measure?.unitMm}
          tint={tint}
          shape={shape}
        />
      </div>
      {(run || totals) && (
        <div className={styles.below}>
          {run && <RunBar {...run} />}
          {totals && <div>{totals}</div>}
        </div>
      )}
    </div>
  )
}
