import { dbOver, openPool } from '../db/db.ts'
import { inOwnTransaction } from '../db/own-connection.ts'
import { randomIds } from '../kernel/ids.ts'
import { rebuildSearch } from '../search/index.ts'
import { catalogChannel } from '../sites/index.ts'
import { type CheckedBundle, checkBundle } from './check-bundle.ts'
import { BundleFaults } from './faults.ts'
import { loadBundle } from './load-bundle.ts'
import { type Progress, silent } from './progress.ts'
import { analyzeLoaded, raiseCatalogVersion } from './queries.ts'

export type ImportOptions = {
  databaseUrl: string
  folder: string
  /** Checks only. */
  dryRun?: boolean
  /** Real customers will use the shop: accounts of a demonstration are refused. */
  production?: boolean
  progress?: Progress
  now?: Date
}

/**
 * Imports a bundle. Throws BundleFaults, with nothing changed, when any row of any file is at fault.
 * Returns the site and its new catalogue version (undefined after a dry run).
 */
export const importBundle = async (
  options: ImportOptions,
): Promise<{ siteId: string; catalogVersion?: number }> => {
  const progress = options.progress ?? silent
  const pool = openPool(options.databaseUrl, { max: 2 })
  try {
    const bundle = await checkBundle(options.folder, dbOver(pool), progress, options.production)
    if (bundle.faults.length > 0) throw new BundleFaults(bundle.faults)
    if (options.dryRun) return { siteId: bundle.siteId }
    return { siteId: bundle.siteId, catalogVersion: await load(options, bundle, progress) }
  } finally {
    await pool.end()
  }
}

/** The bundle for its own site, last, and for each further one that `site.json` names. */
const sitesOf = (bundle: CheckedBundle): CheckedBundle[] => {
  const { site } = bundle
  const further = (site?.alsoAs ?? []).map((siteId) => ({
    ...bundle,
    siteId,
    site: site && { ...site, siteId, alsoAs: [] },
  }))
  return [...further, bundle]
}

const load = (options: ImportOptions, bundle: CheckedBundle, progress: Progress) =>
  inOwnTransaction(
    { databaseUrl: options.databaseUrl, applicationName: 'lamina-import' },
    async ({ tx, copyRows }) => {
      const now = options.now ?? new Date()
      let version = 0
      for (const one of sitesOf(bundle)) {
        await loadBundle({ tx, copyRows, bundle: one, now, newCustomerId: randomIds.customer }, progress)
        await tx.run(analyzeLoaded())
        progress.begin('load', 'search', 1)
        await rebuildSearch(tx, one.siteId)
        progress.end()
        version = (await tx.one(raiseCatalogVersion(one.siteId, catalogChannel))).version
      }
      return version
    },
  )
