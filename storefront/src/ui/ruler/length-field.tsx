import { type KeyboardEvent, useState } from 'react'
import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './ruler.module.css'
import { nextLength } from './ruler-scale.ts'

/** Another unit than the metre: how it is read, stepped and drawn to. Lengths in whole mm. */
export type Measure = {
  /** Told by the field, so that what is typed before the code came is read alike. */
  unit: string
  /** Of the tape, which counts in it. */
  unitMm: number
  read(text: string): number | undefined
  next(mm: number, direction: 1 | -1): number | undefined
  snap(mm: number): number
}

type LengthFieldProps = {
  value: number
  onChange: (mm: number) => void
  min: number
  max: number
  step: number
  label: string
  unit: string
  /** Length as the field shows it, without unit. */
  format?: ((mm: number) => string) | undefined
  measure?: Measure | undefined
  spoken: string
  decreaseLabel: string
  increaseLabel: string
  describedBy?: string
  invalid?: boolean
}

/** Metres with centimetres as decimals, typed or stepped. While it is typed in, the text is the shopper's own. */
export const LengthField = ({
  value,
  onChange,
  label,
  unit,
  format = formatMetres,
  measure,
  spoken,
  decreaseLabel,
  increaseLabel,
  describedBy,
  invalid,
  ...grid
}: LengthFieldProps) => {
  const [draft, setDraft] = useState<string>()
  const down = measure ? measure.next(value, -1) : nextLength(value, -1, grid)
  const up = measure ? measure.next(value, 1) : nextLength(value, 1, grid)
  const go = (mm: number | undefined) => {
    setDraft(undefined)
    if (mm !== undefined) onChange(mm)
  }
  const type = (text: string) => {
    setDraft(text)
    const mm = measure ? measure.read(text) : metresToMm(text)
    if (mm !== undefined && mm !== value) onChange(mm)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    go(event.key === 'ArrowUp' ? up : down)
  }
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={styles.step}
        aria-label={decreaseLabel}
        disabled={down === undefined}
        onClick={() => go(down)}
      >
        <Icon name="minus" size={16} />
      </button>
      <div className={styles.entry}>
        <input
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          className={styles.number}
          data-unit={measure?.unit}
          value={draft ?? format(value)}
          aria-label={label}
          aria-valuenow={value / 1000}
          aria-valuemin={grid.min / 1000}
          aria-valuemax={grid.max / 1000}
          aria-valuetext={spoken}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(undefined)}
          onKeyDown={press}
        />
        <span className={styles.unit} aria-hidden>
          {unit}
        </span>
      </div>
      <button
        type="button"
        className={styles.step}
        aria-label={increaseLabel}
        disabled={up === undefined}
        onClick={() => go(up)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
