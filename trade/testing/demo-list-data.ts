import { readFileSync } from 'node:fs'
import type { ListData, ListProduct, ListWords } from '../list/list-data.ts'

type Row = {
  type: string
  id: string
  masterId?: string
  name?: { es: string }
  keywords?: { es: string }
  unit?: { es: string }
  sellMode?: ListProduct['sellMode']
  cut?: ListProduct['cut']
  minOrderQuantity?: number
  stepQuantity?: number
  countries?: string[]
  variationValues?: Record<string, string>
  lengthMm?: number
  default?: boolean
}

const file = (name: string) => readFileSync(new URL(`../../demo/${name}`, import.meta.url), 'utf8')

const rows = file('products.jsonl')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))

/** The demo's goods and words as one country has them. */
export function demoListData(country: string): ListData {
  const words: ListWords = JSON.parse(file('trade.json')).words
  const sold = (row: Row, master?: Row) => (row.countries ?? master?.countries ?? []).includes(country)
  const products = rows
    .filter((row) => row.type === 'master' && sold(row))
    .map((master) => ({
      id: master.id,
      name: master.name?.es ?? '',
      keywords: master.keywords?.es ?? '',
      unit: master.unit?.es ?? '',
      sellMode: master.sellMode ?? 'unit',
      cut: master.cut,
      leastPieces: master.minOrderQuantity ?? 1,
      stepPieces: master.stepQuantity ?? 1,
      variants: rows
        .filter((row) => row.masterId === master.id && sold(row, master))
        .map(({ id, variationValues, lengthMm, default: usual }) => ({
          sku: id,
          values: variationValues ?? {},
          lengthMm,
          usual,
        })),
    }))
  return { country, words, products }
}
