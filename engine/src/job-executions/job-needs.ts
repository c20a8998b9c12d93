import type { AdminRight } from '../kernel/admin-rights.ts'
import type { AdminScope } from '../kernel/admin-scopes.ts'

/** Whatever a bundle holds. */
const bundleScopes = [
  'sfcc.products',
  'sfcc.catalogs',
  'sfcc.pricebooks',
  'sfcc.promotions',
  'sfcc.preferences',
  'sfcc.stores',
  'sfcc.shipping',
  'sfcc.libraries',
  'sfcc.redirects',
  'sfcc.search',
  'sfcc.inventory.availability',
] as const

type JobNeeds = {
  /** Beside the scope of jobs, all of them. */
  scopes: readonly AdminScope[]
  /** Of an export: its rows tell of persons. Of an import: to apply it. */
  right?: AdminRight
}

/**
 * Every job that can be asked for by `createJobExecution`, and what its caller needs: the engine asks it of a call, the back
 * office offers no more than that.
 */
export const jobNeeds = {
  'export-orders': { scopes: ['sfcc.orders'], right: 'persons.reveal' },
  'export-products': { scopes: ['sfcc.products'] },
  'export-prices': { scopes: ['sfcc.pricebooks'] },
  'export-inventory': { scopes: ['sfcc.inventory.availability'] },
  'export-customers': { scopes: ['sfcc.customerlists'], right: 'persons.reveal' },
  'export-bundle': { scopes: bundleScopes },
  'import-bundle': { scopes: bundleScopes.map((scope): AdminScope => `${scope}.rw`) },
  'import-products': { scopes: ['sfcc.products.rw'] },
  'import-prices': { scopes: ['sfcc.pricebooks.rw'], right: 'prices.apply' },
  'import-inventory': { scopes: ['sfcc.inventory.availability.rw'], right: 'stock.count' },
  'import-customers-balance': { scopes: ['sfcc.customerlists', 'sfcc.payments.rw'] },
  'import-bank-statement': { scopes: ['sfcc.payments.rw'] },
  'update-products': { scopes: ['sfcc.products.rw'] },
} as const satisfies Record<string, JobNeeds>

export type JobId = keyof typeof jobNeeds

/** Every job. */
export const jobIds = Object.keys(jobNeeds) as JobId[]

/** What the caller of this job needs. */
export const needsOf = (jobId: JobId): JobNeeds => jobNeeds[jobId]
