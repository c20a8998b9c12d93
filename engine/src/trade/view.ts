import type { LocaleId } from '../../../facts/locales.ts'
import type { TradeFile } from '../bundle/trade.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import { variationText } from '../products/index.ts'
import type { GoodsRow } from './queries.ts'

/** Values that decide, by family; a family of sheets is wanted whole. */
const wantedOf = (trade: TradeFile) => [
  ...Object.values(trade.trims),
  ...Object.values(trade.accessories).flatMap((one) => [
    one,
    ...(one.larger ? [one.larger] : []),
    ...(one.onWood ? [{ masterId: one.masterId, values: one.onWood }] : []),
  ]),
  ...Object.values(trade.amounts?.goods ?? {}),
  ...(trade.amounts?.rebar ?? []).map((masterId) => ({ masterId, values: {} })),
  ...(trade.flatSheets ?? []).map(({ masterId }) => ({ masterId, values: {} })),
  ...(trade.roof.purlinSpans ?? []).map(({ values }) => ({
    masterId: trade.accessories.purlin?.masterId ?? '',
    values,
  })),
  ...trade.profiles.flatMap(({ ridge, skylight }) => [ridge, skylight].filter((one) => one !== undefined)),
  ...trade.profiles.flatMap(({ masterIds, stockIds = [] }) =>
    [...masterIds, ...stockIds].map((masterId) => ({ masterId, values: {} })),
  ),
]

/** The families that the rules name. */
export const namedGoods = (trade: TradeFile): string[] => [
  ...new Set(wantedOf(trade).map(({ masterId }) => masterId)),
]

/** What leaves: the rules as they are, and of each family the variants that a rule could choose. */
export const tradeView = (site: Site, trade: TradeFile, rows: readonly GoodsRow[], locale: LocaleId) => {
  const wanted = wantedOf(trade)
  const chosen = rows.filter((row) =>
    wanted.some(
      ({ masterId, values }) =>
        masterId === row.masterId &&
        Object.entries(values).every(([name, value]) => (row.values[name] ?? value) === value),
    ),
  )
  const families = Map.groupBy(chosen, ({ masterId }) => masterId)
  const products = [...families].flatMap(([id, [first, ...others]]) =>
    first
      ? [
          {
            id,
            name: localize(first.name, locale),
            unit: localize(first.unit, locale),
            sellMode: first.sellMode,
            ...(first.cut ? { cut: first.cut } : {}),
            ...countedBy(first),
            variants: [first, ...others].map((row) => variantView(site, row, locale)),
          },
        ]
      : [],
  )
  const { words, terms, ...rules } = trade
  const told = (text: Parameters<typeof localize>[0]) => localize(text, locale)
  return {
    rules,
    products,
    ...(words ? { plateMm: words.plateMm } : {}),
    ...(terms ? { terms: { purlins: told(terms.purlins), gutters: told(terms.gutters) } } : {}),
  }
}

const variantView = (site: Site, { sku, values, grams, lengthMm }: GoodsRow, locale: LocaleId) => ({
  sku,
  values,
  text: variationText(site, values, locale),
  grams,
  ...(lengthMm === null ? {} : { lengthMm }),
})

/** Told only where goods are not counted by single pieces. */
export const countedBy = ({ leastPieces, stepPieces }: Pick<GoodsRow, 'leastPieces' | 'stepPieces'>) => ({
  ...(leastPieces > 1 ? { leastPieces } : {}),
  ...(stepPieces > 1 ? { stepPieces } : {}),
})

/** The trucks that drive in a country and the longest piece each carries, shortest first. */
export const trucksOf = ({ shipping }: Site, country: string, locale: LocaleId) =>
  shipping.vehicles
    .filter(
      ({ id, kind }) =>
        kind === 'truck' && shipping.rates.some((rate) => rate.country === country && rate.vehicleId === id),
    )
    .map(({ id, name, maxLengthMm }) => ({ id, name: localize(name, locale), maxLengthMm }))
    .toSorted((a, b) => a.maxLengthMm - b.maxLengthMm)

/** The values of the attribute `color`, in the merchant's order. */
export const coloursOf = (site: Site, locale: LocaleId) => {
  const values = site.attributes.find(({ id }) => id === 'color')?.values ?? []
  return values.map(({ value, name, hex }) => ({
    value,
    name: localize(name, locale),
    ...(hex ? { hex } : {}),
  }))
}
