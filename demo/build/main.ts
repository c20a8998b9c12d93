/** Writes products, prices, stock and promotions of the demo business from the facts beside this file, or into a folder named on the command line. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PriceRow, StoreRow } from '../../engine/src/bundle/index.ts'
import { inventoryColumns, priceColumns } from '../../engine/src/bundle/index.ts'
import { choicesOf } from './choices.ts'
import type { Family } from './family.ts'
import { axesOf, readFamilies, readTexts } from './family.ts'
import { stockOf } from './inventory.ts'
import { withOpinions } from './opinions.ts'
import { amountText, dollars, shelfPrice, tiersOf } from './price.ts'
import { rowsOf } from './products.ts'
import { promotionRows } from './promotions.ts'
import { masterId, skuOf } from './sku.ts'
import { roofKit, weldingCombo } from './specials.ts'
import { writeLines, writeTable } from './write-files.ts'

const demo = new URL('../', import.meta.url)
const target = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : demo
const families = readFamilies()
const texts = readTexts()
const stores = readFileSync(new URL('stores.jsonl', demo), 'utf8')
  .trim()
  .split('\n')
  .map((line): StoreRow => JSON.parse(line))

const familyIds = new Map(families.map((family) => [family.id, masterId(family)]))
const products = families.flatMap((family) => {
  const own = texts.get(family.id)
  if (!own) throw new Error(`no texts for family ${family.id}`)
  return rowsOf(family, own, familyIds).map(withOpinions)
})
const combo = weldingCombo(products)
const sold = families.flatMap(soldOf)
const prices = [...sold.flatMap(priceRows), ...comboPrices()]

writeLines(new URL('products.jsonl', target), [...products, roofKit(), combo])
writeTable(new URL('prices.csv', target), priceColumns, prices)
writeTable(
  new URL('inventory.csv', target),
  inventoryColumns,
  sold.filter(isStocked).flatMap((entry) => stockOf(entry, stores)),
)
writeLines(new URL('promotions.jsonl', target), promotionRows(prices))
console.log(`${products.length + 2} product rows, ${prices.length} prices`)

type Sold = {
  sku: string
  family: Family
  values: Record<string, string>
  countries: Family['countries']
  dollars: number
}

function soldOf(family: Family): Sold[] {
  return choicesOf(family).map((values) => {
    const sku = axesOf(family).length === 0 ? masterId(family) : skuOf(family, values)
    const row = products.find((candidate) => candidate.id === sku)
    const own = row?.type === 'variant' ? row.countries : undefined
    return { sku, family, values, countries: own ?? family.countries, dollars: dollars(family, values) }
  })
}

function isStocked({ family }: Sold): boolean {
  return family.sellMode !== 'quote'
}

function priceRows({ sku, family, values, countries }: Sold): PriceRow[] {
  return countries.flatMap((country) =>
    tiersOf(family, values, country).map(([from, amount]) => ({
      country,
      sku,
      minQuantity: String(from),
      amount: amount === 'quote' ? amount : amountText(amount),
    })),
  )
}

/** The combo costs nine tenths of its parts. */
function comboPrices(): PriceRow[] {
  return combo.countries.map((country) => {
    const total = combo.components.reduce((sum, part) => {
      const entry = sold.find((candidate) => candidate.sku === part.productId)
      return sum + (entry ? shelfPrice(entry.family, entry.values, country) : 0) * part.quantity
    }, 0)
    return {
      country,
      sku: combo.id,
      minQuantity: '1',
      amount: amountText(Math.round((total * 0.9) / 100) * 100),
    }
  })
}
