import { categoryRow } from '../bundle-rows.ts'
import { bundleFiles } from '../bundle-files.ts'
import { selectCategories } from '../export-queries.ts'
import { contentRows } from '../load-files.ts'
import type { Loading } from '../loading.ts'
import { loadProducts } from '../product-family.ts'
import { dropIncomingPrices } from '../queries.ts'
import { copyIncomingPrices, type KeyedRow, keyOf, rowsOf } from '../incoming-rows.ts'
import type { EditConflict } from './edit-conflicts.ts'
import {
  type DocumentFile,
  type EditedRow,
  isDocument,
  type RememberedFile,
  rememberedFiles,
  selectDocument,
  selectEditedRows,
  selectEditedPrices,
  selectRecords,
} from './queries.ts'
import { rowDigest } from './row-digest.ts'

/** A row that stays as somebody has changed it; without a row it stays taken away. Of prices the key alone. */
export type KeptEdit = { file: RememberedFile; key: string; row?: object }

export type FoundEdits = {
  /** The bundle says of them what it said before, or has never had them. */
  kept: KeptEdit[]
  /** The bundle and somebody here have changed them. */
  conflicts: (EditConflict & { edit: KeptEdit })[]
}

/** The files of a bundle whose rows are remembered. */
export const filesOf = ({ present, contentFiles }: Loading['bundle']): RememberedFile[] => [
  ...rememberedFiles.filter((file) => file !== 'content' && present.includes(file)),
  ...(contentFiles.length > 0 ? (['content'] as const) : []),
]

export const nameOf = (file: RememberedFile) => (file === 'content' ? 'content/' : bundleFiles[file].name)

type RowFile = Exclude<RememberedFile, 'prices' | DocumentFile>

/** A member of a document as a row: what is compared, told and put back. */
export type MemberRow = { value: unknown }

/** The members of a document, each as a row. */
export const membersOf = (document: object): Map<string, MemberRow> =>
  new Map(Object.entries(document).map(([key, value]) => [key, { value }]))

const documentStored = async ({ tx, bundle }: Loading, file: DocumentFile) =>
  membersOf((await tx.one(selectDocument(bundle.siteId, file))).document)

const documentIncoming = async ({ bundle }: Loading, file: DocumentFile) => {
  if (file === 'site') return membersOf(bundle.site ?? {})
  for await (const [document] of rowsOf<object>(bundle, file)) if (document) return membersOf(document)
  return membersOf({})
}

const rowsStored = async ({ tx, bundle }: Loading, file: RowFile, keys: readonly string[]) => {
  const { siteId } = bundle
  if (file === 'products') return new Map<string, object>(await loadProducts(tx, siteId, keys))
  if (file === 'categories')
    return new Map(
      (await tx.query(selectCategories(siteId))).map((category) => [category.id, categoryRow(category)]),
    )
  const stored = await tx.query(selectRecords[file](siteId, keys))
  return new Map(stored.map(({ id, row }) => [id, row]))
}

const rowsIncoming = async (loading: Loading, file: RowFile, keys: ReadonlySet<string>) => {
  const found = new Map<string, object>()
  const batches = file === 'content' ? contentRows(loading.bundle) : rowsOf<KeyedRow>(loading.bundle, file)
  for await (const rows of batches)
    for (const row of rows) if (keys.has(keyOf(row))) found.set(keyOf(row), row)
  return found
}

/** Sorts one edit: nothing to do, stays, or stands against the bundle. */
const judge = (
  found: FoundEdits,
  { file, key, digest }: EditedRow,
  { here, there }: { here: object | undefined; there: object | undefined },
) => {
  const incoming = there && rowDigest(there)
  if ((here && rowDigest(here)) === incoming) return
  const edit: KeptEdit = { file, key, ...(here ? { row: here } : {}) }
  if (incoming === (digest ?? undefined)) found.kept.push(edit)
  else
    found.conflicts.push({
      file: nameOf(file),
      key,
      ...(here ? { here } : {}),
      ...(there ? { there } : {}),
      edit,
    })
}

const judgePrices = async (loading: Loading, found: FoundEdits, keys: readonly string[]) => {
  const { tx, bundle } = loading
  await copyIncomingPrices(loading)
  const rows = await tx.query(selectEditedPrices(bundle.siteId, keys))
  await tx.run(dropIncomingPrices())
  for (const { key, here, there, isAsImported } of rows) {
    if (here === there) continue
    const edit: KeptEdit = { file: 'prices', key }
    if (isAsImported) found.kept.push(edit)
    else
      found.conflicts.push({
        file: nameOf('prices'),
        key,
        ...(here === null ? {} : { here }),
        ...(there === null ? {} : { there }),
        edit,
      })
  }
}

/** What was changed here since the last import, of the files that a bundle brings. Reads only what was edited. */
export const findEdits = async (loading: Loading): Promise<FoundEdits> => {
  const found: FoundEdits = { kept: [], conflicts: [] }
  const edited = await loading.tx.query(selectEditedRows(loading.bundle.siteId, filesOf(loading.bundle)))
  for (const [file, rows] of Map.groupBy(edited, (row) => row.file)) {
    const keys = rows.map(({ key }) => key)
    if (file === 'prices') {
      await judgePrices(loading, found, keys)
      continue
    }
    const [here, there]: ReadonlyMap<string, object>[] = isDocument(file)
      ? [await documentStored(loading, file), await documentIncoming(loading, file)]
      : [await rowsStored(loading, file, keys), await rowsIncoming(loading, file, new Set(keys))]
    for (const row of rows) judge(found, row, { here: here?.get(row.key), there: there?.get(row.key) })
  }
  return found
}
