import { memo } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, Select } from '../../ui/index.ts'
import type { Question } from '../../features/roof/index.ts'
import { messages } from './messages.ts'
import { useTerms } from './use-terms.ts'

type PlaceFieldsProps = {
  wind: string
  vehicle: string
  data: TradeData
  onChange: (change: Partial<Question>) => void
}

/** Where the roof stands: its wind, and the longest truck that gets there. */
export const PlaceFields = memo(({ wind, vehicle, data, onChange }: PlaceFieldsProps) => {
  const t = useText()
  const { locale, language } = useEnv()
  const { wind: places = [] } = data.rules.roof
  const vehicles = data.vehicles ?? []
  const { purlins } = useTerms(data)
  return (
    <>
      {places.length > 1 && (
        <Field label={t(messages.w)} hint={t(messages.windHint, { purlins })}>
          <Select name="w" value={wind} onChange={(event) => onChange({ w: event.target.value })}>
            {places.map(({ id, name }, index) => (
              <option key={id} value={index === 0 ? '' : id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {vehicles.length > 1 && (
        <Field label={t(messages.v)}>
          <Select name="v" value={vehicle} onChange={(event) => onChange({ v: event.target.value })}>
            <option value="">{t(messages.anyTruck)}</option>
            {vehicles.map(({ id, name, maxLengthMm }) => (
              <option key={id} value={id}>
                {t(messages.truckOf, { name, length: formatNumber(maxLengthMm / 1000, locale, 1) })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
})
