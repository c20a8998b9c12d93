import type { TSchema } from 'typebox'
import { CategoryRow } from '../bundle/categories.ts'
import { ContentFile } from '../bundle/content.ts'
import { CustomerRow } from '../bundle/customers.ts'
import { InventoryRow, inventoryColumns, optionalInventoryColumns } from '../bundle/inventory.ts'
import { PriceRow, priceColumns } from '../bundle/prices.ts'
import { ProductRow } from '../bundle/products.ts'
import { CampaignRow, PromotionRow } from '../bundle/promotions.ts'
import { RedirectRow, redirectColumns } from '../bundle/redirects.ts'
import { ShippingFile } from '../bundle/shipping.ts'
import { SiteFile } from '../bundle/site.ts'
import { StoreRow } from '../bundle/stores.ts'
import { SynonymsFile } from '../bundle/synonyms.ts'
import { TradeFile } from '../bundle/trade.ts'

/** How a file of the bundle is written: one document, one row a line, or comma-separated with a head line. */
export type BundleFile = { name: string; schema: TSchema } & (
  | { form: 'json' }
  | { form: 'jsonl' }
  | { form: 'csv'; columns: readonly string[]; optional?: readonly string[] }
)

/** Every file a bundle may have, in the order in which they are checked and loaded. */
export const bundleFiles = {
  site: { name: 'site.json', form: 'json', schema: SiteFile },
  shipping: { name: 'shipping.json', form: 'json', schema: ShippingFile },
  synonyms: { name: 'synonyms.json', form: 'json', schema: SynonymsFile },
  trade: { name: 'trade.json', form: 'json', schema: TradeFile },
  categories: { name: 'categories.jsonl', form: 'jsonl', schema: CategoryRow },
  stores: { name: 'stores.jsonl', form: 'jsonl', schema: StoreRow },
  products: { name: 'products.jsonl', form: 'jsonl', schema: ProductRow },
  prices: { name: 'prices.csv', form: 'csv', columns: priceColumns, schema: PriceRow },
  inventory: {
    name: 'inventory.csv',
    form: 'csv',
    columns: inventoryColumns,
    optional: optionalInventoryColumns,
    schema: InventoryRow,
  },
  campaigns: { name: 'campaigns.jsonl', form: 'jsonl', schema: CampaignRow },
  promotions: { name: 'promotions.jsonl', form: 'jsonl', schema: PromotionRow },
  customers: { name: 'customers.jsonl', form: 'jsonl', schema: CustomerRow },
  redirects: { name: 'redirects.csv', form: 'csv', columns: redirectColumns, schema: RedirectRow },
} as const satisfies Record<string, BundleFile>

export type BundleFileKey = keyof typeof bundleFiles

/** Schema of each file below `content/`. */
export const contentSchema: TSchema = ContentFile
