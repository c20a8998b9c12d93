import type { CutRule } from '../../../facts/length.ts'
import type { TradeFile } from '../bundle/trade.ts'
import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'

/** What the merchant has told of the trade, if anything. */
export const selectTrade = (siteId: string) =>
  sql<{ trade: TradeFile | null }>`select nullif(trade, '{}') as trade from site where id = ${siteId}`

export type GoodsRow = {
  sku: string
  masterId: string
  name: LocalizedText
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  cut: CutRule | null
  values: Record<string, string>
  grams: number
  lengthMm: number | null
}

/** What a country sells of these families, in the order of the catalogue's ids. */
export const selectGoods = (siteId: string, country: string, masterIds: readonly string[]) => sql<GoodsRow>`
  select p.id as sku, m.id as "masterId", m.name, m.sell_mode as "sellMode", m.cut, p.variation_values as values,
    p.weight_g as grams, p.length_mm as "lengthMm"
  from product m
  join product p on p.site_id = m.site_id and p.master_id = m.id
  where m.site_id = ${siteId} and m.id = any(${[...masterIds]}::text[]) and m.online and p.online
    and ${country}::text = any(p.countries) and ${country}::text = any(m.countries)
  order by m.id, p.id`
