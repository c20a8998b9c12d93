import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { rootCategoryId } from '../bundle/categories.ts'
import type { MasterRow, ProductRow } from '../bundle/products.ts'
import type { SiteFile } from '../bundle/site.ts'
import type { Db } from '../db/db.ts'
import type { ContentFile } from '../bundle/index.ts'
import { type BundleFileKey, bundleFiles, contentSchema } from './bundle-files.ts'
import { gatherIds, idsReplacedBy, lostTaxClasses, missingReferences } from './check-references.ts'
import { schemaCheck } from './check-schema.ts'
import { contentFaults, contentFileFaults, type ImportMode } from './content-faults.ts'
import type { Fault } from './faults.ts'
import { idsInDatabase, type KnownIds } from './known-ids.ts'
import type { Progress } from './progress.ts'
import { selectSites, selectUsedTaxClasses } from './queries.ts'
import { type ReadRow, readRows } from './read-rows.ts'

/** What the first reading learnt; the loading needs it. */
export type CheckedBundle = {
  folder: string
  siteId: string
  site: SiteFile | undefined
  /** Further sites that are loaded with the same. */
  alsoAs: readonly string[]
  present: BundleFileKey[]
  contentFiles: string[]
  /** Masters without their texts: variants take what is sold from them. */
  masters: Map<string, MasterRow>
  /** Parent of each category. */
  parents: Map<string, string | undefined>
  faults: Fault[]
}

const keys = Object.keys(bundleFiles) as BundleFileKey[]

/** Reads a whole bundle without changing anything. Faults are in the answer; a missing folder or site throws. */
export const checkBundle = async (
  folder: string,
  db: Db,
  progress: Progress,
  production = false,
): Promise<CheckedBundle> => {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const present = keys.filter((key) => existsSync(join(folder, bundleFiles[key].name)))
  const contentFolder = join(folder, 'content')
  const contentFiles = existsSync(contentFolder)
    ? (await readdir(contentFolder)).filter((name) => name.endsWith('.json'))
    : []
  const faults: Fault[] = []
  const site = await readSite(folder, present, faults)
  const { id: siteId, alsoAs } = site ? { id: site.siteId, alsoAs: site.alsoAs ?? [] } : await onlySite(db)
  const known = await idsInDatabase(db, siteId)
  for (const key of present) for (const kind of idsReplacedBy[key] ?? []) known[kind].clear()
  const checked: CheckedBundle = {
    folder,
    siteId,
    site,
    alsoAs,
    present,
    contentFiles,
    masters: new Map(),
    parents: new Map(),
    faults,
  }
  const mode = { production, guestPrices: site?.preferences.guestPrices === 'visible' }
  for (const key of present) await checkFile(checked, key, { known, mode }, progress)
  for (const key of present) if (selfReferring.has(key)) await checkSelfReferences(checked, key, known)
  if (present.includes('categories') && !known.categories.has(rootCategoryId)) {
    const expected = `one category is '${rootCategoryId}', above all others`
    faults.push({ file: bundleFiles.categories.name, line: 1, field: 'id', expected })
  }
  if (site && !present.includes('products')) await checkTaxesOfProducts(checked, site, db)
  await checkContent(checked, mode)
  return checked
}

/** Products that stay keep their tax classes. */
const checkTaxesOfProducts = async ({ siteId, faults }: CheckedBundle, site: SiteFile, db: Db) => {
  const used = await db.query(selectUsedTaxClasses(siteId))
  const lost = lostTaxClasses(
    site,
    used.map(({ id }) => id),
  )
  for (const one of lost) faults.push({ file: bundleFiles.site.name, line: 1, ...one })
}

/** Files whose rows may name rows that stand further down. */
const selfReferring = new Set<BundleFileKey>(['categories', 'products'])

const readSite = async (folder: string, present: BundleFileKey[], faults: Fault[]) => {
  if (!present.includes('site')) return undefined
  for await (const [row] of readRows(join(folder, 'site.json'), bundleFiles.site)) {
    if (row && 'value' in row) return row.value as SiteFile
    if (row) faults.push({ file: 'site.json', line: row.line, field: '', expected: row.unreadable })
  }
  return undefined
}

/** The site whose part this is: the one of the database that is loaded for itself. */
const onlySite = async (db: Db) => {
  const sites = await db.query(selectSites())
  const further = new Set(sites.flatMap(({ alsoAs }) => alsoAs))
  const own = sites.filter(({ id }) => !further.has(id))
  const [first] = own
  if (own.length === 1 && first) return first
  throw new Error(
    'The bundle has no site.json, and the database does not hold exactly one site it could belong to.',
  )
}

type CheckSources = { known: KnownIds; mode: ImportMode }

const checkFile = async (
  checked: CheckedBundle,
  key: BundleFileKey,
  { known, mode }: CheckSources,
  progress: Progress,
) => {
  const file = bundleFiles[key]
  const path = join(checked.folder, file.name)
  const check = schemaCheck(file.schema)
  const { size } = await stat(path)
  const checkRow = (row: ReadRow) => {
    const fault = (field: string, expected: string) =>
      checked.faults.push({ file: file.name, line: row.line, field, expected })
    if ('unreadable' in row) {
      fault('', row.unreadable)
      return
    }
    const wrong = check(row.value)
    for (const { field, expected } of wrong) fault(field, expected)
    if (wrong.length > 0) return
    gatherIds(key, row.value, known)
    if (!selfReferring.has(key)) {
      for (const { field, expected } of missingReferences(key, row.value, known)) fault(field, expected)
    }
    for (const { field, expected } of contentFaults(key, row.value, mode)) fault(field, expected)
    remember(checked, key, row.value)
  }
  progress.begin('check', file.name, size)
  for await (const rows of readRows(path, file)) for (const row of rows) checkRow(row)
  progress.end()
}

const remember = (checked: CheckedBundle, key: BundleFileKey, row: unknown) => {
  if (key === 'categories') {
    const { id, parentId } = row as { id: string; parentId?: string }
    checked.parents.set(id, parentId)
  }
  if (key === 'products' && (row as ProductRow).type === 'master') {
    const master = row as MasterRow
    const blank = { es: '', en: '' }
    checked.masters.set(master.id, {
      ...master,
      shortDescription: blank,
      longDescription: blank,
      techDetails: blank,
      presentations: blank,
      images: [],
      facts: [],
      links: [],
    })
  }
}

const checkSelfReferences = async (checked: CheckedBundle, key: BundleFileKey, known: KnownIds) => {
  const file = bundleFiles[key]
  const bad = new Set(checked.faults.filter((fault) => fault.file === file.name).map((fault) => fault.line))
  const checkRow = (row: ReadRow) => {
    if ('unreadable' in row || bad.has(row.line)) return
    for (const { field, expected } of missingReferences(key, row.value, known)) {
      checked.faults.push({ file: file.name, line: row.line, field, expected })
    }
  }
  for await (const rows of readRows(join(checked.folder, file.name), file))
    for (const row of rows) checkRow(row)
}

const checkContent = async (checked: CheckedBundle, mode: ImportMode) => {
  const check = schemaCheck(contentSchema)
  for (const name of checked.contentFiles) {
    const file = `content/${name}`
    const described = { name: file, form: 'json', schema: contentSchema } as const
    for await (const [row] of readRows(join(checked.folder, file), described)) {
      if (!row) continue
      const shape = 'unreadable' in row ? [{ field: '', expected: row.unreadable }] : check(row.value)
      const isReadable = shape.length === 0 && !('unreadable' in row)
      const wrong = isReadable ? contentFileFaults(row.value as ContentFile, mode) : shape
      for (const { field, expected } of wrong) checked.faults.push({ file, line: row.line, field, expected })
    }
  }
}
