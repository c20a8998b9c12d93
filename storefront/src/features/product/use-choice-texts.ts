import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { stockMessages } from '../basket/index.ts'
import type { Product, Stock } from './product.ts'
import { decisionMessages as messages } from './product-messages.ts'
import type { ProductChoice } from './use-product-choice.ts'

/** The one sentence at the quantity and the one at the length, where something is wrong with them. */
export const useChoiceTexts = (product: Product, wanted: ProductChoice, stock: Stock | undefined) => {
  const t = useText()
  const { locale } = useEnv()
  const { fault, wrongLength, cut, rule } = wanted
  const quantity = () => {
    if (fault === 'validation') return t(stockMessages.validation)
    if (fault === 'low-stock')
      return t(stockMessages.lowStock, {
        stockLevel: stock?.ats ?? 0,
        productName: stock?.scarcest ?? product.name ?? '',
      })
    if (fault === 'too-few' && wanted.pieces !== null)
      return t(messages.tooFew, { min: Math.max(rule.min, 1) })
    if (fault === 'off-step') return t(messages.offStep, { step: rule.step })
    return wanted.needsQuote ? t(stockMessages.validation) : undefined
  }
  const length = () => {
    if (!cut || !wrongLength) return undefined
    if (wrongLength === 'off-step') return t(messages.cutStep, { cm: cut.stepMm / 10 })
    return t(messages.cutRange, {
      min: formatMetres(cut.minMm, locale),
      max: formatMetres(cut.maxMm, locale),
    })
  }
  return { quantity: quantity(), length: length() }
}
