import { type AuditedChange, recordAudits } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { Statement } from '../db/sql.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { PriceChange } from '../kernel/cache-per-catalog-version.ts'
import { importInProgress } from '../kernel/import-in-progress.ts'
import {
  limitLockWait,
  lockCatalogue,
  raiseCatalogVersion,
  raiseCatalogVersionByPrices,
  selectSharingSites,
  tryShareCatalogues,
} from './queries.ts'

/** What is written for each site that holds the goods, and what the log says of it. */
export type CatalogueChange = {
  /** Writes what takes its time, or needs an answer of the database before it goes on. */
  write?(tx: Db, siteId: string): Promise<void>
  /** What is written in one go: it leaves together with version, log and commit. */
  statements?(siteId: string): Statement<unknown>[]
  /** One entry, or one for each thing that was changed. */
  audit: AuditedChange | AuditedChange[]
  /** Set where only prices of a country change: processes then keep the rest of their caches. */
  prices?: PriceChange
}

const isLockTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'

/** Waits until nobody else changes the catalogues of the sites that hold the goods. Problem: 409 while an import runs. */
const enterAlone = async (tx: Db, siteId: string): Promise<string[]> => {
  const sites = (await tx.query(selectSharingSites(siteId))).map(({ id }) => id)
  await tx.run(limitLockWait())
  for (const site of sites)
    await tx.run(lockCatalogue(site)).catch((error: unknown) => {
      throw isLockTimeout(error) ? importInProgress() : error
    })
  return sites
}

/** Enters the same beside others who change single goods. Problem likewise. */
const enterBeside = async (tx: Db, siteId: string): Promise<string[]> => {
  const sites = await tx.query(tryShareCatalogues(siteId))
  if (sites.some(({ shared }) => !shared)) throw importInProgress()
  return sites.map(({ id }) => id)
}

/**
 * Changes a part of the catalogue in one transaction: rows of every site that shares the goods, what the search reads of
 * them, the next version, the log. `plan` locks and judges what is there, and is told which sites these are
 * (what is written piece by piece is written there); undefined where all is so already. `isAlone`: what takes something away waits
 * until nobody else changes anything, since it may be named there.
 * Resolves to the version that shows it. Problem: 409 while an import replaces the catalogue.
 */
export const changeCatalogue = (
  ctx: AdminContext,
  plan: (tx: Db, sites: readonly string[]) => Promise<CatalogueChange | undefined>,
  isAlone = false,
): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const sites = await (isAlone ? enterAlone : enterBeside)(tx, ctx.site.siteId)
    const change = await plan(tx, sites)
    if (!change) return ctx.site.catalogVersion
    for (const site of sites) await change.write?.(tx, site)
    const raise = (site: string) =>
      change.prices ? raiseCatalogVersionByPrices(site, change.prices) : raiseCatalogVersion(site)
    const audits = [change.audit].flat()
    const lastStatements = async () => {
      const statements = sites.flatMap((site) => change.statements?.(site) ?? [])
      const written = Promise.all(statements.map((one) => tx.run(one)))
      const raised = Promise.all(sites.map((site) => tx.one(raise(site))))
      const [versions] = await Promise.all([raised, written, recordAudits(ctx, tx, audits)])
      return versions
    }
    // The entries of many changes are chained here, after the chain's end has been read.
    const versions = await (audits.length > 1 ? lastStatements() : tx.commitWith(lastStatements))
    return versions[sites.indexOf(ctx.site.siteId)]?.version ?? 0
  })
