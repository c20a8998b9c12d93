import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { messages } from './messages.ts'

/** How much of a product a line is: pieces, or pieces of a length. */
export const useAmount = () => {
  const t = useText()
  const { locale } = useEnv()
  return ({ quantity, c_lengthMetersToBuy: length }: NewLine): string =>
    length === undefined
      ? `${t(messages.quantity)}: ${formatNumber(quantity, locale)}`
      : `${formatNumber(quantity, locale)} × ${formatMetres(metresToMm(length) ?? 0, locale)} m`
}
