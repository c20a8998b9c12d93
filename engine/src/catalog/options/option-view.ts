import type { ProductOptionRow } from '../../bundle/products.ts'
import type { Site } from '../../kernel/site.ts'
import { textsView } from '../../kernel/texts-by-locale.ts'

type Value = ProductOptionRow['values'][number]

const defaultOf = ({ values }: ProductOptionRow): string =>
  (values.find((value) => value.default) ?? values[0])?.id ?? ''

/** Amounts by currency, but for currencies in which countries ask different ones. */
const byCurrency = ({ countries }: Site, prices: Value['prices']) => {
  const amounts = countries.flatMap(({ code, currency }) => {
    const amount = prices[code]
    return amount === undefined ? [] : [{ currency, amount }]
  })
  return [...Map.groupBy(amounts, ({ currency }) => currency)].flatMap(([currencyMnemonic, group]) => {
    const [amount, ...others] = new Set(group.map((one) => one.amount))
    return amount === undefined || others.length > 0 ? [] : [{ currencyMnemonic, value: Number(amount) }]
  })
}

/** A value of an option as the merchant's programs see it. */
export const optionValueView = (site: Site, option: ProductOptionRow, value: Value) => ({
  id: value.id,
  value: textsView(value.name),
  defaultProductOptionValue: value.id === defaultOf(option),
  c_prices: value.prices,
  optionPrices: byCurrency(site, value.prices),
})

/** An option with its values. */
export const optionView = (site: Site, option: ProductOptionRow) => ({
  id: option.id,
  customName: textsView(option.name),
  ...(option.description ? { description: textsView(option.description) } : {}),
  defaultProductOptionValue: defaultOf(option),
  shared: false,
  sortingMode: 'byexplicitorder',
  values: option.values.map((value) => optionValueView(site, option, value)),
})
