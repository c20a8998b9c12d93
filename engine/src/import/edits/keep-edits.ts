import type { CategoryRow } from '../../bundle/categories.ts'
import type { ContentFile } from '../../bundle/content.ts'
import type { ProductRow } from '../../bundle/products.ts'
import type { CampaignRow, PromotionRow } from '../../bundle/promotions.ts'
import type { RedirectRow } from '../../bundle/redirects.ts'
import type { StoreRow } from '../../bundle/stores.ts'
import type { Db } from '../../db/db.ts'
import { judgeCategory, judgeDocument, judgeProduct } from '../judge-row.ts'
import { loadFamily, writeFamily } from '../product-family.ts'
import { upsertCategory } from '../queries.ts'
import { writeCampaign, writePromotion } from '../write-promotion.ts'
import { writeRedirect } from '../write-redirect.ts'
import { writeStore } from '../write-store.ts'
import { categoryCells } from '../category-cells.ts'
import { json } from '../../db/sql.ts'
import { type EditConflict, EditConflicts } from './edit-conflicts.ts'
import { type KeptEdit, type MemberRow, nameOf } from './find-edits.ts'
import {
  deleteRow,
  documentFiles,
  dropKeptPrices,
  isDocument,
  layMembers,
  putPricesBack,
  selectDocument,
  setPricesAside,
  takePricesOut,
  upsertContentRow,
} from './queries.ts'

const keysOf = (kept: readonly KeptEdit[], file: KeptEdit['file']) =>
  kept.flatMap((edit) => (edit.file === file ? [edit.key] : []))

/** Products that stay, each with its family as the bundle has left it: variants inherit from their master. */
const writeProducts = async (tx: Db, siteId: string, rows: readonly ProductRow[]) => {
  const groups = Map.groupBy(rows, (row) => (row.type === 'variant' ? row.masterId : row.id))
  for (const [groupId, own] of groups) {
    const ids = new Set(own.map(({ id }) => id))
    const others = (await loadFamily(tx, siteId, groupId)).filter(({ id }) => !ids.has(id))
    const family = [...own, ...others]
    const isFirst = ({ type }: ProductRow) => type !== 'variant'
    await writeFamily(tx, siteId, [...family.filter(isFirst), ...family.filter((row) => !isFirst(row))])
  }
}

/** Members of documents that stay, each document with the others as the bundle has left them. */
const writeMembers = async (tx: Db, siteId: string, kept: readonly KeptEdit[]) => {
  for (const file of documentFiles) {
    const own = kept.filter((edit) => edit.file === file)
    if (own.length === 0) continue
    const members = own.flatMap(({ key, row }) => (row ? [[key, (row as MemberRow).value] as const] : []))
    const without = own.flatMap(({ key, row }) => (row ? [] : [key]))
    await tx.run(layMembers(siteId, file, { members: Object.fromEntries(members), without }))
  }
}

/** Conflicts of documents that would be invalid with the edits that stay. */
const faultsOfDocuments = async (tx: Db, siteId: string, kept: readonly KeptEdit[]) => {
  const conflicts: EditConflict[] = []
  for (const file of documentFiles) {
    const keys = keysOf(kept, file)
    if (keys.length === 0) continue
    const { document } = await tx.one(selectDocument(siteId, file))
    const judged = await judgeDocument[file](tx, siteId, document)
    const faults = 'faults' in judged ? judged.faults : []
    for (const { field, expected } of faults)
      conflicts.push({ file: nameOf(file), key: keys.join(', '), reason: `${field}: ${expected}` })
  }
  return conflicts
}

/** Rows that lead nowhere any more: the bundle has taken away what they name. */
const requireReferences = async (tx: Db, siteId: string, kept: readonly KeptEdit[]) => {
  const conflicts = await faultsOfDocuments(tx, siteId, kept)
  for (const { file, key, row } of kept) {
    if (!row || (file !== 'products' && file !== 'categories')) continue
    const judged = await (file === 'products' ? judgeProduct : judgeCategory)(tx, siteId, row)
    const faults = 'faults' in judged ? judged.faults : []
    for (const { field, expected } of faults)
      conflicts.push({ file: nameOf(file), key, here: row, reason: `${field}: ${expected}` })
  }
  if (conflicts.length > 0) throw new EditConflicts(conflicts)
}

/**
 * Runs `load`, and puts back afterwards what somebody has changed and what stays so. Throws EditConflicts where that names
 * what the bundle has taken away.
 */
export const keepingEdits = async (
  tx: Db,
  siteId: string,
  kept: readonly KeptEdit[],
  load: () => Promise<void>,
): Promise<void> => {
  const prices = keysOf(kept, 'prices')
  if (prices.length > 0) await tx.run(setPricesAside(siteId, prices))
  await load()
  for (const { file, key, row } of kept)
    if (!row && file !== 'prices' && !isDocument(file)) await tx.run(deleteRow[file](siteId, key))
  await writeMembers(tx, siteId, kept)
  const rowsOf = <Row>(file: KeptEdit['file']) =>
    kept.flatMap((edit) => (edit.file === file && edit.row ? [edit.row as Row] : []))
  for (const row of rowsOf<CategoryRow>('categories'))
    await tx.run(upsertCategory(categoryCells(siteId, row)))
  for (const row of rowsOf<StoreRow>('stores')) await writeStore(tx, siteId, row)
  for (const row of rowsOf<CampaignRow>('campaigns')) await writeCampaign(tx, siteId, row)
  for (const row of rowsOf<RedirectRow>('redirects')) await writeRedirect(tx, siteId, row)
  for (const row of rowsOf<PromotionRow>('promotions')) await writePromotion(tx, siteId, row)
  for (const row of rowsOf<ContentFile>('content')) await tx.run(upsertContentRow(siteId, row.id, json(row)))
  await writeProducts(tx, siteId, rowsOf<ProductRow>('products'))
  await requireReferences(tx, siteId, kept)
  if (prices.length === 0) return
  await tx.run(takePricesOut(siteId, prices))
  await tx.run(putPricesBack())
  await tx.run(dropKeptPrices())
}
