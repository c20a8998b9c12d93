import { useState } from 'react'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, Select } from '../../ui/index.ts'
import { choicesOf } from '../../features/roof/index.ts'
import type { SheetChoice } from './alternatives.ts'
import { messages } from './messages.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'

type CompareFormProps = {
  data: TradeData
  colours: readonly Colour[]
  /** No further sheet has room beside the others. */
  full: boolean
  onCompare: (sheet: SheetChoice) => void
}

/** Any sheet of the shop beside the one that is asked for: profile, gauge, colour. */
export const CompareForm = ({ data, colours, full, onCompare }: CompareFormProps) => {
  const t = useText()
  const { language } = useEnv()
  const [sheet, setSheet] = useState<SheetChoice>({ pf: '', c: '', k: '' })
  const choices = choicesOf(sheet, data)
  if (!choices || full) return null
  const told = { pf: choices.profile.id, c: choices.gauge, k: choices.colour }
  const nameOf = (value: string) => colours.find((one) => one.value === value)?.name ?? value
  const select = (
    name: keyof SheetChoice,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Field label={label}>
      <Select value={told[name]} onChange={({ target }) => setSheet({ ...told, [name]: target.value })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <details className={styles.details}>
      <summary>{t(messages.compareWith)}</summary>
      <div className={styles.compare}>
        {select(
          'pf',
          t(messages.profile),
          data.rules.profiles.map(({ id, name }) => [id, name[language]]),
        )}
        {select(
          'c',
          t(messages.gauge),
          choices.gauges.map((gauge) => [gauge, t(messages.gaugeShort, { gauge })]),
        )}
        {select(
          'k',
          t(messages.colour),
          choices.colours.map((value) => [value, nameOf(value)]),
        )}
        <Button variant="secondary" onClick={() => onCompare(told)}>
          {t(messages.addCompare)}
        </Button>
      </div>
    </details>
  )
}
