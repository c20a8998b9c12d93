import { taxNameText } from '../../../../../facts/country-name.ts'
import { formatNumber } from '../../../../../facts/format-number.ts'
import { formatMetres } from '../../../../../facts/length.ts'
import { useEnv } from '../../../api/env.tsx'
import { taxNameIn } from '../../../api/shop.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { type Figure, Figures } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import { messages as general } from '../messages.ts'
import { cutsOf } from '../choice/cut.ts'
import type { Product } from '../product.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { choicePrice } from './choice-price.ts'

type ChoiceProps = {
  product: Product
  wanted: ProductChoice
  /** The amount its price goes by: with what is in the basket already. */
  reached: number
}

/** What all of it costs, for customers. */
export const ChoiceTotal = ({
  product,
  wanted,
  reached,
  beside = 0,
}: ChoiceProps & {
  /** What is chosen along with one piece costs, in major units. */
  beside?: number
}) => {
  const t = useText()
  const money = useMoney()
  const { country, language, shop } = useEnv()
  const n = wanted.pieces ?? 0
  const price = choicePrice(product, wanted, reached)
  if (!price || n === 0) return null
  return (
    <Figures
      rows={[]}
      total={{
        label: t(messages.total),
        value: money(price.total / 100 + beside * n, product.currency),
        note: t(messages.taxIncluded, { name: taxNameText(taxNameIn(shop, country), language) }),
      }}
    />
  )
}

/** How the total comes about: metres, weight and, for customers, the unit price from two pieces on (S5.057). */
export const ChoiceFigures = ({ product, wanted, reached }: ChoiceProps) => {
  const t = useText()
  const money = useMoney()
  const { locale } = useEnv()
  const { pieces, amount, cut } = wanted
  const n = pieces ?? 0
  const price = choicePrice(product, wanted, reached)
  const cuts = cut ? cutsOf(wanted) : []
  const rows: Figure[] = cuts.map((one, at) => ({
    id: `metres-${at}`,
    label: t(messages.piecesTimes, { n: one.pieces, m: formatMetres(one.lengthMm, locale) }),
    value: `${formatMetres(one.pieces * one.lengthMm, locale)} m`,
  }))
  if (product.c_weightKg && (cut || n > 1)) {
    rows.push({
      id: 'weight',
      label: t(messages.weight),
      value: `${formatNumber(product.c_weightKg * amount, locale, 1)} kg`,
    })
  }
  // Pieces of several lengths have several prices: the metre has one.
  if (price && n > 1 && cuts.length < 2) {
    rows.push({
      id: 'each',
      label: product.unit && !cut ? t(messages.perUnit, { unit: product.unit }) : t(messages.perPiece),
      value: money(price.piece / 100, product.currency),
      ...(cut ? { note: `${money(price.unit / 100, product.currency)} ${t(general.perMetre)}` } : {}),
    })
  }
  return rows.length === 0 ? null : <Figures rows={rows} />
}
