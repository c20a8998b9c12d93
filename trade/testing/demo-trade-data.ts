import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TradeProduct } from '../material-line.ts'
import type { TradeData, TradeRules } from '../trade-data.ts'

const demo = (file: string) => readFileSync(join(import.meta.dirname, '../../demo', file), 'utf8')

const rules: TradeRules = JSON.parse(demo('trade.json'))

type Row = {
  type: string
  id: string
  masterId: string
  name: { es: string }
  sellMode: TradeProduct['sellMode']
  cut?: TradeProduct['cut']
  minOrderQuantity?: number
  stepQuantity?: number
  variationValues: Record<string, string>
  weightGrams: number
  lengthMm?: number
}
const rows: Row[] = demo('products.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const products: TradeProduct[] = rows
  .filter(({ type }) => type === 'master')
  .map(({ id, name, sellMode, cut, minOrderQuantity = 1, stepQuantity = 1 }) => ({
    id,
    name: name.es,
    sellMode,
    cut,
    leastPieces: minOrderQuantity,
    stepPieces: stepQuantity,
    variants: rows
      .filter(({ masterId }) => masterId === id)
      .map((row) => ({
        sku: row.id,
        values: row.variationValues,
        grams: row.weightGrams,
        lengthMm: row.lengthMm,
      })),
  }))
/** The demo's rules of the trade and all its goods. */
export const demoTradeData: TradeData = { rules, products }
