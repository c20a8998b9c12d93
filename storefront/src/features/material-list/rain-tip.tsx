import { formatNumber } from '../../../../facts/format-number.ts'
import type { AmountRules } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { messages } from './messages.ts'

type RainTipProps = {
  rules: Pick<AmountRules, 'rainMmPerHour' | 'rainMmPerHourIn'>
  /** Millimetres an hour as typed. */
  rain: string
  onUse: (rain: string) => void
}

/** The rain of where the chosen store is, in one press, where another is reckoned with. */
export const RainTip = ({ rules, rain, onUse }: RainTipProps) => {
  const t = useText()
  const { country, locale } = useEnv()
  const { chosen } = useChosenStore()
  const there = rules.rainMmPerHourIn?.[chosen?.stateCode ?? ''] ?? rules.rainMmPerHour[country]
  if (!chosen || there === undefined || Number(rain.replace(',', '.')) === there) return null
  return (
    <Button variant="quiet" size="small" onClick={() => onUse(String(there))}>
      {t(messages.rainThere, {
        rain: formatNumber(there, locale),
        place: chosen.city ?? chosen.storeName ?? chosen.name,
      })}
    </Button>
  )
}
