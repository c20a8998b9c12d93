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
  unit: LocalizedText
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  cut: CutRule | null
  leastPieces: number
  stepPieces: number
  values: Record<string, string>
  grams: number
  lengthMm: number | null
}

/** What a country sells of these families, in the order of the catalogue's ids. */
export const selectGoods = (siteId: string, country: string, masterIds: readonly string[]) => sql<GoodsRow>`
  select p.id as sku, m.id as "masterId", m.name, m.unit, m.sell_mode as "sellMode", m.cut - 'shape' as cut,
    m.min_order_quantity as "leastPieces", m.step_quantity as "stepPieces",
    p.variation_values as values, p.weight_g as grams, p.length_mm as "lengthMm"
  from product m
  join product p on p.site_id = m.site_id and p.master_id = m.id
  where m.site_id = ${siteId} and m.id = any(${[...masterIds]}::text[]) and m.online and p.online
    and ${country}::text = any(p.countries) and ${country}::text = any(m.countries)
  order by m.id, p.id`

export type ListRow = {
  sku: string
  masterId: string
  name: LocalizedText
  keywords: LocalizedText
  unit: LocalizedText
  sellMode: GoodsRow['sellMode']
  cut: CutRule | null
  leastPieces: number
  stepPieces: number
  values: Record<string, string>
  lengthMm: number | null
  isDefault: boolean
  /** The merchant's order of what can be chosen. */
  axes: { id: string; values: string[] }[]
}

/** All that a country sells of families with variants, in the order of the catalogue's ids. */
export const selectListGoods = (siteId: string, country: string) => sql<ListRow>`
  select p.id as sku, m.id as "masterId", m.name, m.keywords, m.unit, m.sell_mode as "sellMode", m.cut - 'shape' as cut,
    m.min_order_quantity as "leastPieces", m.step_quantity as "stepPieces",
    p.variation_values as values, p.length_mm as "lengthMm", p.is_default_variant as "isDefault",
    m.variation_attributes as axes
  from product m
  join product p on p.site_id = m.site_id and p.master_id = m.id
  where m.site_id = ${siteId} and m.online and p.online
    and ${country}::text = any(p.countries) and ${country}::text = any(m.countries)
  order by m.id, p.id`

export type LearnedPhrase = { phrase: string; sku: string }

/** Latest first; of somebody who writes lists every day the oldest fall away. */
export const selectLearnedPhrases = (siteId: string, customerId: string) => sql<LearnedPhrase>`
  select phrase, sku from learned_phrase
  where site_id = ${siteId} and customer_id = ${customerId}
  order by last_used desc, phrase limit 1000`

/** A phrase means what it was last chosen for; only goods of the shop are remembered. */
export const upsertLearnedPhrase = (
  siteId: string,
  customerId: string,
  now: Date,
  rows: readonly LearnedPhrase[],
) => sql`
  insert into learned_phrase (site_id, customer_id, phrase, sku, last_used)
  select ${siteId}, ${customerId}, said.phrase, said.sku, ${now}
  from unnest(${rows.map(({ phrase }) => phrase)}::text[], ${rows.map(({ sku }) => sku)}::text[]) as said(phrase, sku)
  join product p on p.site_id = ${siteId} and p.id = said.sku
  on conflict (site_id, customer_id, phrase) do update
  set sku = excluded.sku, times = learned_phrase.times + 1, last_used = excluded.last_used`

/** One phrase of a customer, or all without it. */
export const eraseLearnedPhrases = (siteId: string, customerId: string, phrase: string | null = null) => sql`
  delete from learned_phrase where site_id = ${siteId} and customer_id = ${customerId}
    and (${phrase}::text is null or phrase = ${phrase})`
