import pg from 'pg'
import { dbOver, dbOverClient, openPool } from '../db/db.ts'
import { randomIds } from '../kernel/ids.ts'
import { rebuildSearch } from '../search/index.ts'
import { catalogChannel } from '../sites/index.ts'
import { type CheckedBundle, checkBundle } from './check-bundle.ts'
import { BundleFaults } from './faults.ts'
import { loadBundle } from './load-bundle.ts'
import { type Progress, silent } from './progress.ts'
import { raiseCatalogVersion } from './queries.ts'

export type ImportOptions = {
  databaseUrl: string
  folder: string
  /** Checks only. */
  dryRun?: boolean
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
    const bundle = await checkBundle(options.folder, dbOver(pool), progress)
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

/** The planner has to know their new sizes before the search is built from them, and whoever asks afterwards. */
const loadedTables = 'category, store, product, price, inventory, promotion, coupon, content, image, redirect'

const load = async (
  options: ImportOptions,
  bundle: Awaited<ReturnType<typeof checkBundle>>,
  progress: Progress,
) => {
  // A connection of its own: COPY and the transaction share it, and no statement time-out cuts a long import.
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'lamina-import' })
  // The next query tells of a lost connection; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  // Compiling a statement of an import takes longer than the compiled one saves.
  await client.query('set jit = off').catch(() => undefined)
  const tx = dbOverClient(client)
  try {
    await client.query('begin')
    const now = options.now ?? new Date()
    let version = 0
    for (const one of sitesOf(bundle)) {
      await loadBundle({ tx, client, bundle: one, now, newCustomerId: randomIds.customer }, progress)
      await client.query(`analyze ${loadedTables}`)
      progress.begin('load', 'search', 1)
      await rebuildSearch(tx, one.siteId)
      progress.end()
      version = (await tx.one(raiseCatalogVersion(one.siteId, catalogChannel))).version
    }
    await client.query('commit')
    return version
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}
