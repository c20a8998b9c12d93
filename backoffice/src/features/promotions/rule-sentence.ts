import type { Formats } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'
import type { Amounts, Rule, RuleDiscount, Selector } from './rule.ts'

export type Words = {
  t: Translate
  format: Formats
  /** Of which amounts are told, where there is one for each country. */
  country: { code: string; currency: string }
  categoryName(id: string): string
}

const money = (amounts: Amounts | undefined, { format, country }: Words) => {
  const [code, amount] = amounts?.[country.code]
    ? [country.code, amounts[country.code]]
    : (Object.entries(amounts ?? {})[0] ?? [])
  if (amount === undefined) return '–'
  return code === country.code ? format.money(Number(amount), country.currency) : `${code} ${amount}`
}

const goods = (selector: Selector | undefined, { t, categoryName }: Words) => {
  const names = [
    ...(selector?.categories ?? []).map(categoryName),
    ...(selector?.products ?? []),
    ...Object.values(selector?.attributes ?? {}).flat(),
  ]
  if (names.length === 0) return t(messages.allGoods)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')}${t(messages.and)}${last}`
}

const off = (discount: RuleDiscount, words: Words) => {
  const { t, format } = words
  switch (discount.type) {
    case 'percentage': {
      const cap = discount.caps && Object.keys(discount.caps).length > 0
      return (
        t(messages.percent, format.share((discount.percent ?? 0) / 100, 3)) +
        (cap ? t(messages.upTo, money(discount.caps, words)) : '')
      )
    }
    case 'amount':
      return t(messages.amount, money(discount.amounts, words))
    case 'fixedPrice':
      return t(messages.fixedPrice, money(discount.amounts, words))
    case 'fixedPrices':
      return t(messages.fixedPrices, discount.prices?.length ?? 0)
    case 'nForM':
      return t(messages.nForM, discount.buy ?? 0, discount.pay ?? 0)
    case 'free':
      return t(messages.free)
  }
}

/** A rule as one says it: “10 % menos en Tornillos desde 40 m de Láminas”. */
export const ruleSentence = (rule: Rule, words: Words): string => {
  const { t, format } = words
  const { when = {}, discount, tiers = [] } = rule
  const what = { item: goods(rule.products, words), order: t(messages.order), shipping: t(messages.delivery) }
  const minima = [
    when.minQuantity === undefined ? undefined : t(messages.pieces, format.quantity(when.minQuantity)),
    when.minMetres === undefined ? undefined : t(messages.metres, format.quantity(when.minMetres)),
    when.minAmounts === undefined ? undefined : money(when.minAmounts, words),
  ].filter((one) => one !== undefined)
  const counted = when.products ? t(messages.ofGoods, goods(when.products, words)) : ''
  // “precio especial” names its goods itself.
  const place = discount.type === 'fixedPrices' ? '' : t(messages.of, what[rule.class])
  const sentence =
    off(discount, words) +
    place +
    (minima.length > 0 ? t(messages.from, minima.join(t(messages.and)) + counted) : '') +
    tiers
      .map((one) => t(messages.tier, format.quantity(one.minQuantity), off(one.discount, words)))
      .join('') +
    (when.firstOrder ? t(messages.first) : '') +
    (when.maxZoneKm === undefined ? '' : t(messages.within, format.quantity(when.maxZoneKm)))
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
