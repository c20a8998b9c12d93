export { Grid, type GridColumn, type Written } from './grid.tsx'
export { useUndo } from './use-undo.ts'
