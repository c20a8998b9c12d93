// @chunk sections
import { type ReactNode, useId } from 'react'
import styles from './swatch-group.module.css'

export type Swatch<Value extends string> = {
  value: Value
  label: string
  /** CSS colour of the face; without one the chip is bare metal. */
  colour?: string | undefined
  disabled?: boolean
  /** Below the name: what is to be known before it is chosen. */
  note?: string | undefined
}

type SwatchGroupProps<Value extends string> = {
  legend: ReactNode
  name?: string
  options: readonly Swatch<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string
}

const bareMetal = '#c4cacd'
const ribs = [6, 19, 32, 45, 58]

/** A chip as a piece of ribbed sheet: one light and one dark flank on every rib. */
export const SheetChip = ({ colour = bareMetal, className }: { colour?: string; className?: string }) => (
  <svg className={className} width="64" height="40" viewBox="0 0 64 40" aria-hidden>
    <rect width="64" height="40" fill={colour} />
    {ribs.map((x) => (
      <g key={x}>
        <rect x={x - 2} width="2" height="40" fill="#fff" opacity="0.32" />
        <rect x={x + 3} width="2.5" height="40" fill="#000" opacity="0.2" />
      </g>
    ))}
    <path d="M0 0h64L0 40z" fill="#fff" opacity="0.09" />
  </svg>
)

/** The colour chart: real colours with their names, one of which is chosen. */
export const SwatchGroup = <Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: SwatchGroupProps<Value>) => {
  const made = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>
        {legend}
        {chosen && <span className={styles.chosen}>{` ${chosen.label}`}</span>}
      </legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <SheetChip colour={option.colour} className={styles.sheet} />
            <span>
              {option.label}
              <small className={styles.note}>{option.note}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
