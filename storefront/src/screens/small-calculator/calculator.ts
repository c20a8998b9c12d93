import type { CutRule } from '../../../../facts/length.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { TradeProduct, TradeVariant } from '../../../../trade/material-line.ts'
import { chooseVariant } from '../../../../trade/material-line.ts'
import { orderable } from '../../../../trade/rounding.ts'
import type { Accessory, AmountRules } from '../../../../trade/trade-data.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'

/** A field of a calculator: a number within limits, or one of a few. */
export type CalculatorField = {
  name: string
  label: Text
  suffix?: string
  start: string
  min: number
  max: number
  /** One of these instead of a number, with the text of each. */
  options?: (context: CalculatorContext) => readonly { value: string; text: string }[]
  whole?: boolean
  /** Whether it is asked, by the values of the others; else always. */
  asked?: (values: Readonly<Record<string, string>>) => boolean
}

export type CalculatorContext = {
  rules: AmountRules
  products: readonly TradeProduct[]
  country: string
  locale: LocaleId
  /** Millimetres of a plate by its number. */
  plateMm: Readonly<Record<string, string>>
  t: (text: Text, values?: Record<string, string | number>) => string
}

/** Goods of an answer. Without a SKU the shop sells nothing that fits: the line is told all the same. */
export type GoodsLine = {
  key: string
  name: string
  detail: string
  /** What one is called, as the shop counts it. */
  unit: string
  sku?: string
  pieces: number
  lengthMm?: number
  /** How it is cut, for goods that are. */
  cut?: CutRule
}

/** `why` is how the sentence comes about, told with `values` and figures of its own. */
export type CalculatorAnswer = {
  text: Text
  why?: Text
  values: Record<string, string | number>
  lines: GoodsLine[]
}

/** One small calculator: its fields, its sentence, its goods. */
export type Calculator = {
  id: string
  title: Text
  lead: Text
  fields: readonly CalculatorField[]
  answer(
    values: Record<string, string>,
    numbers: Record<string, number>,
    context: CalculatorContext,
  ): CalculatorAnswer
}

/** A line of the goods that a rule names. `more` are values the answer decides. */
export function goodsLine(
  key: string,
  accessory: Accessory,
  pieces: number,
  { products }: Pick<CalculatorContext, 'products'>,
  more: Readonly<Record<string, string>> = {},
  lengthMm?: number,
): GoodsLine {
  const product = products.find(({ id }) => id === accessory.masterId)
  const { variant } = chooseVariant(product, { ...accessory.values, ...more }, 'natural')
  return variantLine(key, product, variant, pieces, lengthMm)
}

export const variantLine = (
  key: string,
  product: TradeProduct | undefined,
  variant: TradeVariant | undefined,
  pieces: number,
  lengthMm?: number,
): GoodsLine => ({
  key,
  name: product?.name ?? key,
  detail: variant?.text ?? '',
  // A pail of a family that is counted in gallons is a pail.
  unit: variant?.values.presentacion ? '' : (product?.unit ?? ''),
  ...(variant ? { sku: variant.sku } : {}),
  pieces: product && lengthMm === undefined ? orderable(pieces, product) : pieces,
  ...(lengthMm === undefined ? {} : { lengthMm, ...(product?.cut ? { cut: product.cut } : {}) }),
})
