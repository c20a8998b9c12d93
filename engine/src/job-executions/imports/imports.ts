import type { Ctx } from '../../kernel/context.ts'
import type { Execution } from '../execution.ts'
import type { JobId } from '../job-needs.ts'
import { importBankStatement } from './import-bank-statement.ts'
import { importBundleFile } from './import-bundle-file.ts'
import { importCustomersBalance } from './import-customers-balance.ts'
import { importInventory } from './import-inventory.ts'
import { importPrices } from './import-prices.ts'
import { importProducts } from './import-products.ts'

/** What can be put in from a file: checked first, then applied. */
export type Import = {
  /** The import changes what every country shows. */
  isEverywhere?: true
  /** In the place of a file it takes back what an earlier execution of it has changed (`undoes`). */
  isUndoable?: true
  /** Works for a while; gives whether more is to be done. */
  work(ctx: Ctx, execution: Execution): Promise<boolean>
}

const imports = {
  'import-bundle': { isEverywhere: true, work: importBundleFile },
  'import-products': { work: importProducts },
  'import-prices': { work: importPrices },
  'import-inventory': { work: importInventory },
  'import-customers-balance': { isUndoable: true, work: importCustomersBalance },
  'import-bank-statement': { work: importBankStatement },
} as const satisfies Partial<Record<JobId, Import>>

export type ImportId = keyof typeof imports

/** The import of this name. */
export const importOf = (id: ImportId): Import => imports[id]
export const isImportId = (id: string): id is ImportId => Object.hasOwn(imports, id)
