import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import { variationText } from '../products/index.ts'
import type { ListRow } from './queries.ts'
import { countedBy } from './view.ts'

/** What leaves of the goods a list may mean: by family, without amounts. Units stay Spanish, which the words name them by. */
export const listView = (site: Site, rows: readonly ListRow[], locale: LocaleId) =>
  [...Map.groupBy(rows, ({ masterId }) => masterId)].flatMap(([id, variants]) => {
    const [first] = variants
    if (!first) return []
    const family = {
      id,
      name: localize(first.name, locale),
      keywords: [first.name.es, first.keywords.es, localize(first.keywords, locale)]
        .filter(Boolean)
        .join(' '),
      unit: first.unit.es ?? '',
      unitText: localize(first.unit, locale),
      sellMode: first.sellMode,
      ...(first.cut ? { cut: first.cut } : {}),
      ...countedBy(first),
    }
    return [{ ...family, variants: inMerchantsOrder(variants).map((row) => variantView(site, row, locale)) }]
  })

const inMerchantsOrder = (rows: readonly ListRow[]): ListRow[] => {
  const place = ({ axes, values }: ListRow) =>
    axes.map(({ id, values: known }) => known.indexOf(values[id] ?? ''))
  const compare = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((one, index) => one !== b[index])
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
  }
  return rows.toSorted((a, b) => compare(place(a), place(b)))
}

const variantView = (site: Site, { sku, values, lengthMm, isDefault }: ListRow, locale: LocaleId) => ({
  sku,
  values,
  text: variationText(site, values, locale),
  ...(lengthMm === null ? {} : { lengthMm }),
  ...(isDefault ? { usual: true } : {}),
})
