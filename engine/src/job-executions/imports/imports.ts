import type { Ctx } from '../../kernel/context.ts'
import type { AdminRight } from '../../kernel/admin-rights.ts'
import type { AdminScope } from '../../kernel/admin-scopes.ts'
import type { Execution } from '../execution.ts'
import { importBankStatement } from './import-bank-statement.ts'
import { importBundleFile } from './import-bundle-file.ts'
import { importInventory } from './import-inventory.ts'
import { importPrices } from './import-prices.ts'
import { importProducts } from './import-products.ts'

/** What can be put in from a file: checked first, then applied. */
export type Import = {
  /** Beside the scope of jobs, all of them. */
  scopes: readonly AdminScope[]
  /** To apply it. */
  right?: AdminRight
  /** It changes what every country shows. */
  isEverywhere?: true
  /** Works for a while; gives whether more is to be done. */
  work(ctx: Ctx, execution: Execution): Promise<boolean>
}

const imports = {
  'import-bundle': {
    scopes: [
      'sfcc.products.rw',
      'sfcc.catalogs.rw',
      'sfcc.pricebooks.rw',
      'sfcc.promotions.rw',
      'sfcc.preferences.rw',
      'sfcc.stores.rw',
      'sfcc.shipping.rw',
      'sfcc.libraries.rw',
      'sfcc.redirects.rw',
      'sfcc.search.rw',
      'sfcc.inventory.availability.rw',
    ],
    isEverywhere: true,
    work: importBundleFile,
  },
  'import-products': { scopes: ['sfcc.products.rw'], work: importProducts },
  'import-prices': { scopes: ['sfcc.pricebooks.rw'], right: 'prices.apply', work: importPrices },
  'import-inventory': {
    scopes: ['sfcc.inventory.availability.rw'],
    right: 'stock.count',
    work: importInventory,
  },
  'import-bank-statement': { scopes: ['sfcc.payments.rw'], work: importBankStatement },
} as const satisfies Record<string, Import>

export type ImportId = keyof typeof imports

/** The import of this name. */
export const importOf = (id: ImportId): Import => imports[id]
export const isImportId = (id: string): id is ImportId => Object.hasOwn(imports, id)
export const importIds = Object.keys(imports) as ImportId[]
