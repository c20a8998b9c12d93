export {
  type BarCount,
  barCounts,
  barDrawings,
  barWords,
  cutWords,
  reusableOffcuts,
  restWords,
} from './bar-drawings.ts'
export {
  type CutQuestion,
  cutPath,
  jobOf,
  mostLengths,
  readCutQuestion,
  writeCutQuestion,
} from './cut-question.ts'
export { mostSawMm } from './saw-mm.ts'
export { savedCutDrawings } from './saved-cut-drawings.ts'
export {
  patternWords,
  piecesWords,
  sheetDrawings,
  sheetPatterns,
  sizeWords,
} from './sheet-drawings.ts'
export {
  mostPieces,
  readSheetQuestion,
  type SheetGoods,
  sheetGoods,
  sheetJobOf,
  sheetPath,
  type SheetQuestion,
  writeSheetQuestion,
} from './sheet-question.ts'
