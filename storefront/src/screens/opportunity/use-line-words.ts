import { quantityText, unitName } from '../../../../facts/quantity-text.ts'
import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import type { QuoteLine } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'

/**
 * How a line is written: how many of what it is sold by, the length of its pieces (a dash for goods that are not cut), and
 * what its price is for.
 */
export const useLineWords = () => {
  const t = useText()
  const { locale } = useEnv()
  const soldOf = ({ Length, c_unit: unit }: QuoteLine) => ({ isCut: Length !== null, unit })
  const countOf = (line: QuoteLine) => quantityText({ quantity: line.Quantity, ...soldOf(line) }, locale)
  const lengthOf = ({ Length }: QuoteLine) =>
    Length === null
      ? t(messages.none)
      : t(messages.metres, { n: formatMetres(metresToMm(Length) ?? 0, locale) })
  const perUnit = (line: QuoteLine) => {
    const unit = unitName(soldOf(line), locale)
    return unit ? t(messages.perUnit, { unit }) : t(messages.each)
  }
  return { countOf, lengthOf, perUnit }
}
