import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type {
  CategoryRow,
  ContentFile,
  CustomerRow,
  InventoryRow,
  PriceRow,
  ProductRow,
  PromotionRow,
  RedirectRow,
  ShippingFile,
  SiteFile,
  StoreRow,
  SynonymsFile,
  TradeFile,
} from '../../engine/src/bundle/index.ts'

export type Bundle = {
  folder: string
  site: SiteFile
  shipping: ShippingFile
  synonyms: SynonymsFile
  trade: TradeFile
  categories: CategoryRow[]
  products: ProductRow[]
  prices: PriceRow[]
  inventory: InventoryRow[]
  stores: StoreRow[]
  promotions: PromotionRow[]
  contents: ContentFile[]
  customers: CustomerRow[]
  redirects: RedirectRow[]
}

/** A whole bundle as it stands on disk, unchecked. */
export function readBundle(folder: string): Bundle {
  const json = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  return {
    folder,
    site: json('site.json'),
    shipping: json('shipping.json'),
    synonyms: json('synonyms.json'),
    trade: json('trade.json'),
    categories: readLines(`${folder}/categories.jsonl`),
    products: readLines(`${folder}/products.jsonl`),
    prices: readTable(`${folder}/prices.csv`),
    inventory: readTable(`${folder}/inventory.csv`),
    stores: readLines(`${folder}/stores.jsonl`),
    promotions: readLines(`${folder}/promotions.jsonl`),
    contents: readdirSync(`${folder}/content`).map((name) => json(`content/${name}`)),
    customers: readLines(`${folder}/customers.jsonl`),
    redirects: readTable(`${folder}/redirects.csv`),
  }
}

export function hasImage(folder: string, path: string): boolean {
  return existsSync(`${folder}/images/${path}`)
}

function readLines<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))
}

/** Tables of these bundles hold no quoted cells. */
function readTable<Row>(path: string): Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  const columns = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Row
  })
}
