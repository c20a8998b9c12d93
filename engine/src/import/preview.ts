import type { Loading } from './loading.ts'
import { copyIncomingCounts, copyIncomingPrices } from './load-bundle.ts'
import { selectCountChanges, selectPriceChanges } from './queries.ts'

/** What of a file would be new, another than now, or no longer there; rows. */
export type FileChanges = { added: number; changed: number; removed: number }

/** What an import would do to the files that a merchant changes by the week; only those the bundle has. */
export type Preview = { prices?: FileChanges; inventory?: Omit<FileChanges, 'removed'> }

/** Compares prices and counts of a checked bundle with what the shop holds. Changes nothing. */
export const previewBundle = async (loading: Loading): Promise<Preview> => {
  const { tx, bundle } = loading
  const preview: Preview = {}
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
