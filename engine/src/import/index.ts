export { type SchemaCheck, schemaCheck } from './check-schema.ts'
export { exportBundle, FolderInUse } from './export-bundle.ts'
export { conflictLines, type EditConflict, EditConflicts, type EditedChoice } from './edits/edit-conflicts.ts'
export { cellDigest, cellsImported, editedProducts, rememberCells } from './edits/table-memory.ts'
export { BundleFaults, type Fault, faultLine } from './faults.ts'
export { type ImportOptions, importBundle } from './import-bundle.ts'
export { isBundle } from './is-bundle.ts'
export type { FileChanges, Preview } from './preview.ts'
export type { Progress } from './progress.ts'
export { bundleFiles } from './bundle-files.ts'
export {
  type Judged,
  judgeCampaign,
  judgeCategory,
  judgeContent,
  judgeProduct,
  judgePromotion,
  judgeRedirect,
  judgeShipping,
  judgeSite,
  judgeStore,
  judgeSynonyms,
} from './judge-row.ts'
export { loadFamilies, loadFamily, loadProducts, writeFamily } from './product-family.ts'
export { withAncestors } from './product-cells.ts'
export { requireLegal } from './require-legal.ts'
export { writeShipping, writeStore } from './write-store.ts'
export { writeCampaign, writePromotion } from './write-promotion.ts'
export { writeRedirect } from './write-redirect.ts'
