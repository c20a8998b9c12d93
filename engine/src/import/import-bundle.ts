import type { CategoryRow } from '../bundle/categories.ts'
import { type BulkTransaction, withBulkTransaction } from '../db/bulk-transaction.ts'
import { type Db, dbOver, openPool } from '../db/db.ts'
import { insertEvent } from '../events/index.ts'
import { randomIds } from '../kernel/ids.ts'
import { rebuildSearch } from '../search/index.ts'
import { lockCatalogue, raiseCatalogVersion } from '../sites/index.ts'
import { type CheckedBundle, checkBundle } from './check-bundle.ts'
import { type EditedChoice, EditConflicts } from './edits/edit-conflicts.ts'
import { filesOf, findEdits, type KeptEdit } from './edits/find-edits.ts'
import { keepingEdits } from './edits/keep-edits.ts'
import { beginImport, forgetEdits } from './edits/queries.ts'
import { BundleFaults } from './faults.ts'
import { loadBundle } from './load-bundle.ts'
import type { Loading } from './loading.ts'
import { type Preview, previewBundle } from './preview.ts'
import { type Progress, silentProgress } from './progress.ts'
import { analyzeLoaded } from './queries.ts'

export type ImportOptions = {
  databaseUrl: string
  folder: string
  /** Checks only. */
  dryRun?: boolean
  /**
   * Puts the counts of `inventory.csv` in the place of those the shop holds, less what was sold since `countedAt`. Without
   * it they are taken only where the shop holds none: an import gives back nothing that was sold.
   */
  stock?: boolean
  /** What becomes of rows that were changed here and in the bundle; without it such an import stops. */
  edited?: EditedChoice
  /** Real customers will use the shop: accounts of a demonstration are refused. */
  production?: boolean
  /** The one site that the bundle may be of. */
  onlySite?: string
  /** Runs within the import's transaction, as its last step: what has to be there exactly when the import is. */
  finish?(tx: Db, catalogVersion: number): Promise<void>
  progress?: Progress
  now?: Date
}

/**
 * Imports a bundle. Throws BundleFaults, with nothing changed, when any row of any file is at fault, and EditConflicts when rows
 * were changed here too and `edited` does not say which count.
 * Returns the site, and its new catalogue version or, of a dry run, what would change.
 */
export const importBundle = async (
  options: ImportOptions,
): Promise<{ siteId: string; catalogVersion?: number; preview?: Preview }> => {
  const progress = options.progress ?? silentProgress
  const pool = openPool(options.databaseUrl, { max: 2 })
  try {
    const bundle = await checkBundle(options.folder, dbOver(pool), progress, options.production)
    if (options.onlySite !== undefined && bundle.siteId !== options.onlySite)
      bundle.faults.push({
        file: 'site.json',
        line: 1,
        field: 'siteId',
        expected: `must be ${options.onlySite}, not ${bundle.siteId}`,
      })
    if (bundle.faults.length > 0) throw new BundleFaults(bundle.faults)
    if (options.dryRun) return { siteId: bundle.siteId, preview: await preview(options, bundle) }
    return { siteId: bundle.siteId, catalogVersion: await load(options, bundle, progress) }
  } finally {
    await pool.end()
  }
}

/** The bundle for its own site, last, and for each further one that `site.json` names. */
const sitesOf = (bundle: CheckedBundle): CheckedBundle[] => {
  const { site } = bundle
  const further = bundle.alsoAs.map((siteId) => ({
    ...bundle,
    siteId,
    site: site && { ...site, siteId, alsoAs: [] },
  }))
  return [...further, bundle]
}

const transactionOf = ({ databaseUrl }: ImportOptions) => ({ databaseUrl, applicationName: 'lamina-import' })

const loadingOf = (options: ImportOptions, bundle: CheckedBundle, bulk: BulkTransaction): Loading => ({
  ...bulk,
  bundle,
  now: options.now ?? new Date(),
  replaceStock: options.stock === true,
  newCustomerId: randomIds.customer,
  digests: new Map(),
})

const preview = (options: ImportOptions, bundle: CheckedBundle) =>
  withBulkTransaction(transactionOf(options), (bulk) => previewBundle(loadingOf(options, bundle, bulk)))

/** The rows that stay as they were changed here. Throws EditConflicts. */
const editsToKeep = async (loading: Loading, edited: EditedChoice | undefined) => {
  const { kept, conflicts } = await findEdits(loading)
  if (conflicts.length > 0 && edited === undefined)
    throw new EditConflicts(conflicts.map(({ edit: _edit, ...conflict }) => conflict))
  return edited === 'keep' ? [...kept, ...conflicts.map(({ edit }) => edit)] : kept
}

/** Products lie in the categories above theirs, wherever those have been moved here. */
const keepParents = ({ parents }: CheckedBundle, kept: readonly KeptEdit[]) => {
  for (const { file, key, row } of kept)
    if (file === 'categories' && row) parents.set(key, (row as CategoryRow).parentId)
}

const load = (options: ImportOptions, bundle: CheckedBundle, progress: Progress) =>
  withBulkTransaction(transactionOf(options), async (bulk) => {
    let version = 0
    for (const one of sitesOf(bundle)) {
      await bulk.tx.run(lockCatalogue(one.siteId))
      await bulk.tx.run(beginImport())
      const loading = loadingOf(options, one, bulk)
      const kept = await editsToKeep(loading, options.edited)
      keepParents(one, kept)
      await keepingEdits(bulk.tx, one.siteId, kept, () => loadBundle(loading, progress))
      const marks = kept.map(({ file, key }) => `${file} ${key}`)
      await bulk.tx.run(forgetEdits(one.siteId, filesOf(one), marks))
      await bulk.tx.run(analyzeLoaded())
      progress.begin('load', 'search', 1)
      await rebuildSearch(bulk.tx, one.siteId)
      progress.end()
      version = (await bulk.tx.one(raiseCatalogVersion(one.siteId))).version
      await bulk.tx.run(
        insertEvent(one.siteId, 'import.finished', {
          at: options.now ?? new Date(),
          data: { catalogVersion: version },
        }),
      )
    }
    await options.finish?.(bulk.tx, version)
    return version
  })
