import { formatMoney } from '../../../../../facts/format-money.ts'
import { formatNumber } from '../../../../../facts/format-number.ts'
import { formatMetres } from '../../../../../facts/length.ts'
import { fromMajor, isCurrency } from '../../../../../facts/money.ts'
import { useEnv } from '../../../api/env.tsx'
import { taxNameIn } from '../../../api/shop.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { type Figure, Figures } from '../../../ui/index.ts'
import { messages as general } from '../messages.ts'
import { cutsOf } from '../choice/cut.ts'
import type { Product } from '../product.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { choicePrice } from './choice-price.ts'

/** Metres, weight and, for customers, what it costs; the unit price from two pieces on, but not of sets (S5.057). */
export const ChoiceFigures = ({
  product,
  wanted,
  reached,
  beside = 0,
}: {
  product: Product
  wanted: ProductChoice
  /** The amount its price goes by: with what is in the basket already. */
  reached: number
  /** What is chosen along with one piece costs, in major units. */
  beside?: number
}) => {
  const t = useText()
  const { locale, currency: own, country, shop } = useEnv()
  const { pieces, amount, cut } = wanted
  const n = pieces ?? 0
  const price = choicePrice(product, wanted, reached)
  const money = (minor: number) =>
    formatMoney(minor, isCurrency(product.currency) ? product.currency : own, locale)
  const rows: Figure[] = []
  const cuts = cut ? cutsOf(wanted) : []
  for (const [at, one] of cuts.entries()) {
    rows.push({
      id: `metres-${at}`,
      label: t(messages.piecesTimes, { n: one.pieces, m: formatMetres(one.lengthMm, locale) }),
      value: `${formatMetres(one.pieces * one.lengthMm, locale)} m`,
    })
  }
  if (product.c_weightKg && (cut || n > 1)) {
    rows.push({
      id: 'weight',
      label: t(messages.weight),
      value: `${formatNumber(product.c_weightKg * amount, locale, 1)} kg`,
    })
  }
  // Pieces of several lengths have several prices: the metre has one.
  const showsEach = price && n > 1 && !product.type?.set && cuts.length < 2
  if (showsEach) {
    rows.push({
      id: 'each',
      label: product.unit && !cut ? t(messages.perUnit, { unit: product.unit }) : t(messages.perPiece),
      value: t(general.each, { price: money(price.piece) }),
      ...(cut ? { note: `${money(price.unit)} ${t(general.perMetre)}` } : {}),
    })
  }
  if (rows.length === 0 && !price) return null
  return (
    <Figures
      rows={rows}
      {...(price && n > 0
        ? {
            total: {
              label: t(messages.total),
              value: money(price.total + fromMajor(beside) * n),
              note: t(messages.taxIncluded, { name: taxNameIn(shop, country) }),
            },
          }
        : {})}
    />
  )
}
