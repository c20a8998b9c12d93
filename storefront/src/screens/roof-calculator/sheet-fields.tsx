import { memo } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, Select, SwatchGroup } from '../../ui/index.ts'
import type { Choices, Question } from '../../features/roof/index.ts'
import { messages } from './messages.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'
import { useTerms } from './use-terms.ts'

type SheetFieldsProps = {
  choices: Choices
  data: TradeData
  colours: readonly Colour[]
  onChange: (change: Partial<Question>) => void
}

/** Profile, gauge and colour. Measures change at each key, these do not. */
export const SheetFields = memo(({ choices, data, colours, onChange }: SheetFieldsProps) => {
  const t = useText()
  const { locale, language } = useEnv()
  const { profile, gauges, gauge } = choices
  const { purlins } = useTerms(data)
  return (
    <>
      <div className={styles.pair}>
        <Field label={t(messages.profile)} className={styles.wide}>
          <Select name="pf" value={profile.id} onChange={(event) => onChange({ pf: event.target.value })}>
            {data.rules.profiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t(messages.gauge)} className={styles.wide}>
          <Select name="c" value={gauge} onChange={(event) => onChange({ c: event.target.value })}>
            {gauges.map((one) => (
              <option key={one} value={one}>
                {t(messages.gaugeOf, {
                  gauge: one,
                  purlins,
                  spacing: formatNumber((profile.purlinMaxMm[one] ?? 0) / 1000, locale, 2),
                })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <SwatchGroup
        legend={t(messages.colour)}
        name="k"
        value={choices.colour}
        options={choices.colours.map((value) => {
          const known = colours.find((colour) => colour.value === value)
          return { value, label: known?.name ?? value, colour: value === 'natural' ? undefined : known?.hex }
        })}
        onChange={(k) => onChange({ k })}
      />
    </>
  )
})
