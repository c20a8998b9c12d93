export { Grid, type Written } from './grid.tsx'
export type { GridColumn } from './grid-column.ts'
export { useUndo } from './use-undo.ts'
