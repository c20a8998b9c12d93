import { useEnv } from '../../api/env.tsx'
import type { Amounts } from '../../features/promotions/index.ts'
import { readAmount, writeAmount } from '../../lib/amount.ts'
import { TextField } from '../../ui/index.ts'
import { useState } from 'react'
import styles from './promotion.module.css'

type AmountsFieldProps = {
  label: string
  countries: readonly string[]
  value: Amounts | undefined
  onChange(value: Amounts): void
  disabled: boolean
}

type OneProps = {
  label: string
  value: string
  onChange(value: string | undefined): void
  disabled: boolean
}

/** An amount as it is typed: what is no amount stays in the field and is said nowhere. */
const One = ({ label, value, onChange, disabled }: OneProps) => {
  const [typed, setTyped] = useState(value)
  const minor = readAmount(typed)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      readOnly={disabled}
      error={typed !== '' && minor === undefined ? '?' : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = target.value === '' ? undefined : readAmount(target.value)
        onChange(read === undefined ? undefined : writeAmount(read))
      }}
    />
  )
}

/** An amount for each country, in its currency; a country without one has none. */
export const AmountsField = ({ label, countries, value = {}, onChange, disabled }: AmountsFieldProps) => {
  const { shop } = useEnv()
  return (
    <div className={styles.amounts} role="group" aria-label={label}>
      <p>{label}</p>
      {shop.countries
        .filter(({ code }) => countries.includes(code))
        .map(({ code, currency }) => (
          <One
            key={code}
            label={`${code} (${currency})`}
            value={value[code] ?? ''}
            disabled={disabled}
            onChange={(amount) => {
              const { [code]: _before, ...rest } = value
              onChange(amount === undefined ? rest : { ...rest, [code]: amount })
            }}
          />
        ))}
    </div>
  )
}
