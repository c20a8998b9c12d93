import type { Loading } from './loading.ts'
import type { EditConflict } from './edits/edit-conflicts.ts'
import { findEdits, nameOf } from './edits/find-edits.ts'
import { copyIncomingCounts, copyIncomingPrices } from './incoming-rows.ts'
import { selectCountChanges, selectPriceChanges } from './queries.ts'

/** How many rows of a file would be new, changed, or removed. */
export type FileChanges = { added: number; changed: number; removed: number }

/** What an import would do to the files that a merchant changes by the week; only those the bundle has. */
export type Preview = {
  prices?: FileChanges
  inventory?: Omit<FileChanges, 'removed'>
  /** Where rows were changed here since the last import. */
  edits?: {
    /** The bundle says nothing new of them: they stay. */
    kept: { file: string; key: string }[]
    /** The bundle and somebody here have changed them. */
    conflicts: EditConflict[]
  }
}

/** Compares prices and counts of a checked bundle with what the shop holds. Changes nothing. */
export const previewBundle = async (loading: Loading): Promise<Preview> => {
  const { tx, bundle } = loading
  const { kept, conflicts } = await findEdits(loading)
  const preview: Preview = {}
  if (kept.length + conflicts.length > 0)
    preview.edits = {
      kept: kept.map(({ file, key }) => ({ file: nameOf(file), key })),
      conflicts: conflicts.map(({ edit: _edit, ...conflict }) => conflict),
    }
  if (bundle.present.includes('prices')) {
    await copyIncomingPrices(loading)
    preview.prices = await tx.one(selectPriceChanges(bundle.siteId))
  }
  if (bundle.present.includes('inventory')) {
    await copyIncomingCounts(loading)
    preview.inventory = await tx.one(selectCountChanges(bundle.siteId))
  }
  return preview
}
